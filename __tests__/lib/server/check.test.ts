/** @jest-environment node */
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

it('makes the data folder for this user only', async () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'check-')), 'data');
  process.env['DATA_DIR'] = dataDir;
  const { checkEnvironment } = await import('@/lib/server/check');
  checkEnvironment();
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
});
