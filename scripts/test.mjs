import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** All checks and tests, quickest to fail first. Ends with one summary line. */
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

/** @param {string} title @param {string} command */
function run(title, command) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const ok =
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, CI: 'true' } }).status === 0;
  console.log(`  ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return ok;
}

/** A step that counts as one check. @param {string} title @param {string} command */
function check(title, command) {
  if (run(title, command)) passed += 1;
  else failed += 1;
}

/** A step that counts its own tests. @param {string} title @param {string} command @param {() => [number, number]} count */
function suite(title, command, count) {
  const ok = run(title, command);
  try {
    const [good, bad] = count();
    passed += good;
    failed += ok ? bad : Math.max(bad, 1);
  } catch {
    failed += 1;
  }
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));

check('format', 'npx prettier --check --log-level warn .');
check('types', 'npx next typegen && npx tsc --noEmit');
check('lint', 'npx eslint --max-warnings 0 .');
check('content', 'npm run --silent content:check');
check('the sample choir', 'npm run --silent content:sample -- --silent');
check('studio', 'npm run --silent check -w studio');
suite('units and contracts', `npx jest --silent --json --outputFile=${results}/jest.json`, () => {
  const report = read('jest.json');
  return [report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites];
});
check('build', 'npm run --silent build');
check('bytes', 'npm run --silent bytes');
suite('browser', 'npx playwright test', () => {
  const { expected, unexpected, flaky } = read('browser.json').stats;
  return [expected, unexpected + flaky];
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
