import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { layOut } from '../documents/lines';
import { newPaper } from '../documents/paper';
import { letters, programmes } from '../documents/papers';
import type { Run } from '../documents/inline';

const paper = newPaper({ title: 'Probă', language: 'ro', author: 'Corul' });
const run = (text: string): Run[] => [{ text, font: 'text' }];
const said = (text: string, width: number) =>
  layOut(paper, run(text), { size: 11, width }).map(({ pieces }) => pieces.map((each) => each.text).join(''));

describe('a paragraph', () => {
  const text = 'Corul a fost întemeiat la București, la 1 mai 1963, și cântă a cappella.';

  test('is broken at its spaces into lines that fit', () => {
    const lines = layOut(paper, run(text), { size: 11, width: 120 });
    assert.ok(lines.length > 2);
    assert.ok(lines.every(({ width }) => width <= 120));
    assert.equal(said(text, 120).join(' '), text);
  });

  test('breaks an address that is too long for its column after @ . - or /', () => {
    const address = 'protectia-datelor@cor.example.org';
    const lines = said(address, 70);
    assert.ok(lines.length > 1);
    assert.equal(lines.join(''), address);
    assert.ok(lines.slice(0, -1).every((each) => /[@./-]$/.test(each)));
  });

  test('gives what is left of a line to the blank to write on', () => {
    const [line] = layOut(paper, run('Numele: ………………'), { size: 11, width: 300 });
    assert.ok(line && Math.abs(line.width - 300) < 1e-6);
    assert.ok(line.above > 0);
  });

  test('with a sign the face lacks is not printed', () => {
    assert.throws(() => said('合唱', 100), /no sign/);
  });
});

test('every paper that the content names is printed, once, and nothing else', () => {
  const folder = new URL('../../content/', import.meta.url);
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/(?<=")\/files\/[^"]+\.pdf(?=")/g) ?? [],
    );
  const printed = [...letters().map(({ file }) => file), ...programmes().map(({ link }) => link)];
  assert.deepEqual(printed.toSorted(), [...new Set(named)].toSorted());
});
