import { spawnSync } from 'node:child_process';
import { expect, http as test } from './support/test';

test('no order that was answered is lost or doubled when the server is killed', () => {
  const { status, stdout } = spawnSync(
    'npx',
    ['tsx', 'scripts/kill-orders.mts', '--orders', '60', '--kills', '2'],
    { encoding: 'utf8' },
  );
  expect(stdout).toContain('"missing": 0');
  expect(status, stdout).toBe(0);
});
