import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the build is made of; fixed texts and the API's lists are read when a page is rendered. */
const sources = [
  ...[
    'app',
    'components',
    'lib',
    'messages',
    'content/site.json',
    'content/site.ts',
    'content/shop',
    'content/artwork.json',
  ],
  ...[
    'public/fonts',
    'middleware.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'next.config.mjs',
    'package-lock.json',
    'tsconfig.json',
  ],
];

/** @param {string} place @returns {number} when the newest file at or below it last changed, in milliseconds */
function newest(place) {
  const facts = statSync(place);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(0, ...readdirSync(place).map((name) => newest(path.join(place, name))));
}

/** Builds the site when there is no build or one older than its sources. @param {string} root */
export function buildWhenNeeded(root) {
  const id = path.join(root, '.next/BUILD_ID');
  const changed = Math.max(...sources.map((source) => newest(path.join(root, source))));
  if (existsSync(id) && statSync(id).mtimeMs >= changed) return;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
