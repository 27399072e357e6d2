// The site's content lists, as the generator needs them.
import { readFileSync } from 'node:fs';

const CONTENT = new URL('../../../content/', import.meta.url);

/** A JSON file of content/. Throws, naming the file, when it is not there: no picture is left out in silence. */
export const content = (path) => {
  try {
    return JSON.parse(readFileSync(new URL(path, CONTENT), 'utf8'));
  } catch (error) {
    throw new Error(`content/${path}: ${error.message}`);
  }
};

/** The name of a picture in a path like /art/news/name.webp; throws on any other path. */
export const nameIn = (path, folder) => {
  const match = new RegExp(`^/art/${folder}/([^/.]+)\\.(?:webp|svg)$`).exec(path);
  if (!match) throw new Error(`${path} is not /art/${folder}/….webp`);
  return match[1];
};
