import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bars, cut, draw, join, piece, tightest } from '../art/lib/engrave';
import { boundsOf } from '../art/lib/paths';
import { systemsOf } from '../art/lib/score';

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);
const system = piece('el-grillo-1');

describe('a page of a score', () => {
  test('is read into systems of as many staves as the piece has voices', () => {
    for (const [page, voices] of [
      ['el-grillo-1', 4],
      ['o-nata-lux-1', 5],
      ['crucifixus-1', 10],
    ] as const) {
      const systems = systemsOf(page);
      assert.ok(systems.length > 0);
      assert.ok(systems.every(({ staves }) => staves.length === voices));
    }
  });

  test('whose number of voices nobody knows is refused', () => {
    assert.throws(() => systemsOf('no-such-page'));
  });
});

describe('a crop', () => {
  const [first = 0, second = 0] = system.bars.filter((x) => x > system.music + 1);

  test('begins at 0 and is as wide as what was asked for', () => {
    const part = cut(system, { from: first, to: second });
    near(part.x1, second - first);
    assert.deepEqual(part.bars, [0, second - first]);
  });

  test('keeps no sign that stands outside', () => {
    for (const { items } of cut(system, { from: first, to: second }).staves) {
      assert.ok(items.length > 0);
      assert.ok(items.every(({ x0, x1 }) => x0 >= -0.15 && x1 <= second - first + 0.35));
    }
  });

  test('takes the staves asked for, in that order', () => {
    const [bass, soprano] = cut(system, { staves: [3, 0] }).staves;
    assert.equal(bass?.items.length, system.staves[3]?.items.length);
    assert.equal(soprano?.items.length, system.staves[0]?.items.length);
  });

  test('by bar numbers leaves the clefs out after the first bar', () => {
    const later = bars(system, 1, 1);
    near(later.x1, second - first);
    assert.ok(later.staves.every(({ items }) => items.every(({ role }) => role !== 'clef')));
    assert.ok(bars(system, 0, 0).staves.every(({ items }) => items.some(({ role }) => role === 'clef')));
  });
});

test('systems joined are as long as the first and the music of the rest', () => {
  const next = piece('el-grillo-1', 1);
  near(join([system, next]).x1, system.x1 + next.x1 - next.music);
});

test('no two staves of a drawing touch at the tightest distance', () => {
  const { staves } = draw(system, { gap: tightest(system) });
  for (let i = 1; i < staves.length; i += 1)
    assert.ok(boundsOf(staves[i - 1] ?? []).y1 <= boundsOf(staves[i] ?? []).y0);
});
