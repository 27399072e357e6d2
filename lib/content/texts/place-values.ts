import 'server-only';
import { site } from '@/content/site';
import { cathedralFacts } from './cathedrals';

/** What the names of places (messages `layout.pages`) say of this choir. */
export async function placeValues() {
  const years = (await cathedralFacts()).map(({ year }) => year);
  const span = `${Math.min(...years)}–${Math.max(...years)}`;
  return { name: site.shortName, founder: site.founder, years: span };
}
