import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ports } from './support/addresses';
import { expect, http as test } from './support/test';

const data = mkdtempSync(path.join(tmpdir(), 'site-start-'));

function start(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(ports.start), DATA_DIR: data, ...environment },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, lines: stderr.split('\n').filter((line) => line !== '') };
}

const refused: [string, Record<string, string>, RegExp][] = [
  ['a port that is no number', { PORT: 'http' }, /^Environment: PORT /],
  ['an API address that is none', { API_URL: 'api' }, /^Environment: API_URL /],
  ['a timeout that is no number', { API_TIMEOUT_MS: 'soon' }, /^Environment: API_TIMEOUT_MS /],
  [
    'a data folder that cannot be written to',
    { DATA_DIR: '/dev/null/data' },
    /^Environment: DATA_DIR .* cannot be written to/,
  ],
];

for (const [what, environment, line] of refused) {
  test(`${what} stops the start with one clear line`, () => {
    const { status, lines } = start(environment);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(line)]);
  });
}

test('a production build with the simulated checkout stops with one clear line', () => {
  const { status, stderr } = spawnSync('npx', ['next', 'build'], {
    env: { ...process.env, NEXT_PUBLIC_SIMULATED_CHECKOUT: '1' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Environment: NEXT_PUBLIC_SIMULATED_CHECKOUT is for development only; .*$/m);
});
