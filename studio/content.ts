import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/**
 * A JSON file, by its path from the root of the repository, of the shape the caller states. Throws, naming the file,
 * when it cannot be read: no picture or paper is left out in silence.
 */
export function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read`, { cause });
  }
}

/** A JSON file of content/. */
export const content = <T>(path: string): T => readJson(`content/${path}`);
