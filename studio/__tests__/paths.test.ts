import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, mapPath, parsePath, rectPath, writePath } from '../art/lib/paths';

test('relative, level and upright commands become absolute lines', () => {
  assert.deepEqual(parsePath('m1 1h2v3l-2-3z'), [['M', 1, 1], ['L', 3, 1], ['L', 3, 4], ['L', 1, 1], ['Z']]);
});

test('quadratic and smooth curves become cubic ones', () => {
  assert.deepEqual(parsePath('M0 0Q3 3 6 0'), [
    ['M', 0, 0],
    ['C', 2, 2, 4, 2, 6, 0],
  ]);
  assert.deepEqual(parsePath('M0 0C0 1 1 2 2 2S4 1 4 0')[2], ['C', 3, 2, 4, 1, 4, 0]);
});

test('a command that engravings do not use is refused', () => {
  assert.throws(() => parsePath('M0 0A1 1 0 0 1 2 2'), /command A/);
});

test('what is written reads back as the same path', () => {
  const path = [...rectPath(1.5, -2, 10, 4.25), ...parsePath('M0 0C1 2 3 4 5 6Z')];
  assert.deepEqual(parsePath(writePath(path, 2)), path);
});

test('rounding never adds up along a path', () => {
  const steps = Array.from({ length: 100 }, (_, i) => `L${(i + 1) * 0.04} 0`).join('');
  const written = parsePath(writePath(parsePath(`M0 0${steps}`), 1));
  assert.ok(Math.abs(boundsOf(written).x1 - 4) < 1e-9);
});

test('a map moves every point, control points too', () => {
  const moved = mapPath(parsePath('M0 0C1 1 2 2 3 3'), (x, y) => [x + 10, y * 2]);
  assert.deepEqual(boundsOf(moved), { x0: 10, y0: 0, x1: 13, y1: 6 });
});
