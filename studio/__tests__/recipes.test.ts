import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { recipeFor, turns } from '../art/lib/recipes';
import { site } from '../site';

test('a title of colinde is drawn by candlelight, on a dark ground', () => {
  const [scene, ground] = recipeFor('Concert de colinde', '2026-12-18');
  assert.equal(scene, 'candles');
  assert.ok(['ink', 'night', 'wine', 'pine'].includes(ground));
});

test('the same subject comes back on other grounds', () => {
  const titles = ['Colinde', 'Colinde', 'Colinde'];
  assert.deepEqual(turns(titles), [0, 1, 2]);
  const grounds = turns(titles).map((turn) => recipeFor('Colinde', '2026-12-18', turn)[1]);
  assert.equal(new Set(grounds).size, 3);
});

test('a title that no recipe knows still gets a scene, always the same', () => {
  assert.deepEqual(recipeFor('Zvon', '2026-03-01'), recipeFor('Zvon', '2027-09-01'));
});

test('no drawing spells out a name that content/site.json gives', () => {
  const folder = new URL('../', import.meta.url);
  const files = ['art', 'documents', 'fonts'].flatMap((room) =>
    readdirSync(new URL(`${room}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name))
      .map((name) => `${room}/${name}`),
  );
  const naming = files.filter((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return [site.shortName, site.founder, site.contact.email].some((fact) => text.includes(fact));
  });
  assert.deepEqual(naming, []);
});
