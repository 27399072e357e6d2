// Makes the site's pictures: `npm run art`, or `npm run art -- news products` for some of them. Same input, same bytes.
import { saveSizes } from './lib/output.mjs';
import { makeAppearances } from './kinds/appearances.mjs';
import { makeArchive } from './kinds/archive.mjs';
import { makeCathedrals } from './kinds/cathedral.mjs';
import { makeClothing } from './kinds/clothing.mjs';
import { makeEvents } from './kinds/events.mjs';
import { makeGallery } from './kinds/gallery.mjs';
import { makeHero } from './kinds/hero.mjs';
import { makeIdentity } from './kinds/identity.mjs';
import { makeMap } from './kinds/map.mjs';
import { makeNews } from './kinds/news.mjs';
import { makePartners } from './kinds/partners.mjs';
import { makePeople } from './kinds/people.mjs';
import { makeProducts } from './kinds/products.mjs';
import { makeProgrammes } from './kinds/programmes.mjs';

const KINDS = {
  hero: makeHero,
  products: makeProducts,
  news: makeNews,
  events: makeEvents,
  programmes: makeProgrammes,
  archive: makeArchive,
  people: makePeople,
  clothing: makeClothing,
  cathedrals: makeCathedrals,
  gallery: makeGallery,
  appearances: makeAppearances,
  partners: makePartners,
  identity: makeIdentity,
  map: makeMap,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !KINDS[name]);
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown.join(', ')}; known: ${Object.keys(KINDS).join(', ')}`);

for (const [name, make] of Object.entries(KINDS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = Date.now();
  await make();
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
await saveSizes(wanted.length === 0);
