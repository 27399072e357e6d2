import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * Everything that proves the site; with `--quick` what needs neither a build, a browser nor the studio
 * (`npm run verify`).
 * Parts run side by side and print when they end. The last line counts over all of them.
 */
const results = 'test-results';
const cache = 'node_modules/.cache';

/** @typedef {{ title: string, command: string, count?: () => [passed: number, failed: number] }} Part */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));

/** @type {Part} */
const units = {
  title: 'units and contracts',
  // By default one core less than there are, which idles once the short parts are done.
  command: `jest --silent --maxWorkers=100% --json --outputFile=${results}/jest.json`,
  count: () => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = read('jest.json');
    return [numPassedTests, numFailedTests + numRuntimeErrorTestSuites];
  },
};

/** The longest first: the short ones fill the gaps. @type {Part[]} */
const quick = [
  units,
  { title: 'types', command: 'next typegen && tsc --noEmit' },
  {
    title: 'lint',
    command: `eslint --max-warnings 0 --cache --cache-strategy content --cache-location ${cache}/eslint/ .`,
  },
  {
    title: 'format',
    command: 'prettier --check --log-level warn --cache --cache-strategy content .',
  },
  { title: 'unused code', command: 'knip' },
  { title: 'content', command: 'npm run --silent content:check' },
  { title: 'styles', command: 'stylelint "**/*.css"' },
];

/** The workspace that draws and prints is not the site. @type {Part} */
const studio = { title: 'studio', command: 'npm run --silent check -w studio' };

/** One after the other: each needs what the one before has made, and both cores. @type {Part[]} */
const built = [
  { title: 'the sample choir', command: 'npm run --silent content:sample -- --silent' },
  // The types have just been checked.
  { title: 'build', command: 'TYPES_CHECKED=1 npm run --silent build' },
  { title: 'bytes', command: 'npm run --silent bytes' },
  {
    title: 'browser',
    command: 'playwright test',
    count: () => {
      const { expected, unexpected, flaky } = read('browser.json').stats;
      return [expected, unexpected + flaky];
    },
  },
];

let passed = 0;
let failed = 0;

/** @param {Part} part @param {boolean} ok */
function score({ count = () => (ok ? [1, 0] : [0, 1]) }, ok) {
  try {
    const [good, bad] = count();
    passed += good;
    failed += ok ? bad : Math.max(bad, 1);
  } catch {
    failed += 1;
  }
}

/**
 * @param {Part} part
 * @param {'pipe' | 'inherit'} output of parts that run side by side it is kept until they end
 * @returns {Promise<void>}
 */
function run(part, output) {
  const started = Date.now();
  const child = spawn(part.command, {
    shell: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, CI: 'true' },
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`\n— ${part.title}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
      if (said.length > 0) console.log(said.join('').trim());
      score(part, code === 0);
      resolve();
    });
  });
}

/** @param {Part[]} parts @param {number} atOnce */
async function runAll(parts, atOnce) {
  const waiting = [...parts];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      await run(part, atOnce === 1 ? 'inherit' : 'pipe');
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const all = !process.argv.includes('--quick');
await runAll(all ? [...quick, studio] : quick, Math.min(availableParallelism(), 4));
if (all) await runAll(built, 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
