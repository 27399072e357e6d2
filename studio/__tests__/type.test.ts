import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { create } from 'fontkit';
import { fit, line, wrap } from '../art/lib/type';
import { fontFile } from '../fonts/files';
import { readTables } from '../fonts/opentype';
import { addCommaBelowSmallCaps } from '../fonts/small-caps';

const title = 'Șapte feluri de a respira';

describe('a title', () => {
  test('is broken into the fewest lines that fit, losing no word', () => {
    const style = { size: 40 };
    const lines = wrap(title, 250, style);
    assert.equal(lines.join(' '), title);
    assert.ok(lines.every((each) => line(each, style).width <= 250));
    assert.equal(lines.length, Math.ceil(line(title, style).width / 250));
  });

  test('is set as large as its box allows', () => {
    const { lines, size } = fit(title, { width: 250, rows: 2, max: 70 });
    assert.ok(lines.length <= 2 && size < 70);
    assert.ok(lines.every((each) => line(each, { size }).width <= 250));
  });

  test('that fits at no size, or has a sign the face lacks, stops the drawing', () => {
    assert.throws(() => fit(title, { width: 60, rows: 1, max: 16 }), /does not fit/);
    assert.throws(() => line('合唱'), /no glyph/);
  });
});

describe('small capitals of ș and ț', () => {
  const full = readFileSync(fontFile('eb-garamond/400Regular/EBGaramond_400Regular.ttf'));
  const glyphs = (font: Uint8Array, text: string, feature: string) => {
    const face = create(font);
    assert.ok('layout' in face);
    return face.layout(text, [feature]).glyphs.map(({ id }) => id);
  };

  test('are missing in the face as it comes, and there afterwards', () => {
    const mended = addCommaBelowSmallCaps(full);
    for (const [text, feature] of [
      ['șț', 'smcp'],
      ['ȘȚ', 'c2sc'],
    ] as const) {
      assert.deepEqual(glyphs(full, text, feature), glyphs(full, text, 'kern'));
      assert.notDeepEqual(glyphs(mended, text, feature), glyphs(mended, text, 'kern'));
    }
    assert.deepEqual(glyphs(mended, 'șț', 'smcp'), glyphs(mended, 'ȘȚ', 'c2sc'));
  });

  test('leave every other letter as it was', () => {
    const mended = addCommaBelowSmallCaps(full);
    assert.deepEqual(glyphs(mended, 'aăâîst', 'smcp'), glyphs(full, 'aăâîst', 'smcp'));
    assert.deepEqual([...readTables(mended).keys()].sort(), [...readTables(full).keys()].sort());
  });
});
