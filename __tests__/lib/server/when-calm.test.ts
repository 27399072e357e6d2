/** @jest-environment node */
import { whenCalm } from '@/lib/server/when-calm';

function block(milliseconds: number) {
  const ends = performance.now() + milliseconds;
  while (performance.now() < ends);
}

it('waits for a process that is deaf while it loads', async () => {
  const seen: string[] = [];
  let left = 6;
  const load = () => {
    block(150);
    left -= 1;
    if (left > 0) setImmediate(load);
    else seen.push('loaded');
  };
  setImmediate(load);
  await whenCalm();
  expect(seen).toEqual(['loaded']);
});

it('waits no longer than it may', async () => {
  let over = false;
  const load = () => {
    block(150);
    if (!over) setImmediate(load);
  };
  setImmediate(load);
  await whenCalm(400);
  over = true;
});
