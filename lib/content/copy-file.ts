import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** One form of file; a copy in another, also of an older release, is not read. */
const version = 1;
/** Characters of a list; a longer one lives in the page cache only. */
const maxLength = 16 * 1024 * 1024;

/** A list as JSON text, and when the host last confirmed it, in milliseconds since 1970. */
export type Copy = { text: string; confirmed: number };

const headOf = (text: string) => `${version} ${createHash('sha256').update(text).digest('hex')}\n`;

/** A list as the text of its copy; undefined when it is nested too deep to be written, or too long. */
export function copyText(items: unknown[]): string | undefined {
  try {
    const text = JSON.stringify(items);
    return text.length <= maxLength ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a copy whole or not at all: a draft, synced, takes its place. Throws what the file system throws. */
export async function writeCopy(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(headOf(text) + text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Notes that the host has just confirmed a copy. */
export async function touchCopy(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

/** The copy in a file: undefined when there is none, `damaged` when it is not what was written. */
export async function readCopy(file: string): Promise<Copy | 'damaged' | undefined> {
  try {
    const { mtimeMs } = await stat(file);
    const whole = await readFile(file, 'utf8');
    const text = whole.slice(whole.indexOf('\n') + 1);
    return whole === headOf(text) + text ? { text, confirmed: mtimeMs } : 'damaged';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? undefined : 'damaged';
  }
}

/** Puts a damaged copy out of the way, where it can be looked at; the one before it is overwritten. */
export const setAside = (file: string): Promise<void> => rename(file, `${file}.bad`);

/** Whether the process that wrote a draft is another one and still there. */
function isOthers(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes what processes that ended in the middle of a copy have left behind. */
export async function removeDrafts(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  const left = files.filter((file) => {
    const pid = /\.(\d+)\.tmp$/.exec(file)?.[1];
    return pid !== undefined && !isOthers(Number(pid));
  });
  await Promise.all(left.map((file) => rm(path.join(folder, file), { force: true })));
}
