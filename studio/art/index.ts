// Makes the site's pictures: `npm run art`, or `npm run art -- news products` for some of them. Same input, same bytes.
import { saveSizes } from './lib/output';
import { makeAppearances } from './kinds/appearances';
import { makeArchive } from './kinds/archive';
import { makeCathedrals } from './kinds/cathedral';
import { makeClothing } from './kinds/clothing';
import { makeEvents } from './kinds/events';
import { makeGallery } from './kinds/gallery';
import { makeHero } from './kinds/hero';
import { makeIdentity } from './kinds/identity';
import { makeMap } from './kinds/map';
import { makeNews } from './kinds/news';
import { makePartners } from './kinds/partners';
import { makePeople } from './kinds/people';
import { makeProducts } from './kinds/products';
import { makeProgrammes } from './kinds/programmes';
import { makeSections } from './kinds/sections';

const KINDS: Record<string, () => Promise<void>> = {
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
  sections: makeSections,
  identity: makeIdentity,
  map: makeMap,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(KINDS, name));
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown.join(', ')}; known: ${Object.keys(KINDS).join(', ')}`);

for (const [name, make] of Object.entries(KINDS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = Date.now();
  await make();
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
await saveSizes(wanted.length === 0);
