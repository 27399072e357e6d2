import { workById } from '../../lib/content/works';
import type { Work } from '../../lib/content/works';
import { locales } from '../../lib/i18n/locales';
import type { Locale } from '../../lib/i18n/locales';
import { playlists } from '../../lib/shop/playlists';
import { notForChristmas, otherWorks, outOfPlace, outOfSeason, outOfTime, wrongTotals } from './music-rules';
import type { Concert, Recording } from './music-rules';
import { readJson, readList } from './read';

type Setlist = { id: number; slug: string; date: string; place?: { ro: string }; minutes: number; works: string[] };
type SungEvent = {
  id: number;
  date: string;
  end?: string;
  venue?: string;
  status?: string;
  description: string;
  setlist?: number;
  works?: string[];
};

const whole = /<p>(Programul|The programme):<\/p>/;
const setlists = readJson('setlists.json') as Setlist[];
const eventsIn = (locale: Locale) => readList('events', locale) as unknown as SungEvent[];
const minutesOf = ({ date, end }: SungEvent) =>
  end === undefined ? undefined : (Date.parse(end) - Date.parse(date)) / 60_000;

/** The works of these ids; an id that the repertoire lacks is a problem. */
function worksOf(where: string, ids: readonly string[]): { works: Work[]; problems: string[] } {
  const works: Work[] = [];
  const problems: string[] = [];
  for (const id of ids) {
    try {
      works.push(workById(id));
    } catch (error) {
      problems.push(`${where}: ${String(error)}`);
    }
  }
  return { works, problems };
}

const checkConcert = (concert: Concert) => [...outOfSeason(concert), ...outOfPlace(concert), ...outOfTime(concert)];

function checkSetlist({ slug, date, place, minutes, works: ids }: Setlist): string[] {
  const where = `setlists.json ${slug}`;
  const { works, problems } = worksOf(where, ids);
  return [...problems, ...checkConcert({ where, date, place: place?.ro ?? '', minutes, whole: true, works })];
}

function checkEvent(locale: Locale, event: SungEvent): string[] {
  const { id, date, venue = '', description, works: ids = [] } = event;
  const where = `${locale}/events.json ${id}`;
  const { works, problems } = worksOf(where, ids);
  const minutes = minutesOf(event);
  const printed = ids.length === 0 ? [] : otherWorks(where, description, works);
  const concert = { where, date, place: venue, whole: whole.test(description), works };
  return [...problems, ...printed, ...checkConcert(minutes === undefined ? concert : { ...concert, minutes })];
}

/** A concert and its printed programme: the same works, the same length. */
function checkPair(event: SungEvent): string[] {
  const setlist = setlists.find(({ id }) => id === event.setlist);
  if (!setlist) return [];
  const where = `ro/events.json ${event.id}`;
  return [
    ...(setlist.works.join() === event.works?.join() ? [] : [`${where}: other works than ${setlist.slug}`]),
    ...(setlist.minutes === minutesOf(event) ? [] : [`${where}: not ${setlist.minutes} minutes as ${setlist.slug}`]),
  ];
}

/** What a subtitle says of a recording: „CD, 20 de piese, 50:50”. */
const claim = /(\d+) (?:de )?(?:piese|tracks), (\d+:\d\d)/;

function checkRecording(locale: Locale, { product, tracks }: (typeof playlists)[number]): string[] {
  if (tracks.length === 0) return [];
  const where = `shop/${locale}/details.json ${product}`;
  const details = readJson(`shop/${locale}/details.json`) as { id: number; subtitle: string }[];
  const [, count = '', time] = claim.exec(details.find(({ id }) => id === product)?.subtitle ?? '') ?? [];
  if (time === undefined) return [`${where}: the subtitle does not say how many tracks there are and how long they last`];
  const recording: Recording = { where, claimed: { tracks: Number(count), time }, tracks: tracks.map((track) => track.time) };
  const { works, problems } = worksOf(where, tracks.map(({ work }) => work));
  return [...problems, ...wrongTotals(recording), ...notForChristmas(where, works)];
}

function checkAlbums(locale: Locale): string[] {
  const albums = readList('discography', locale) as { title?: string; works?: string[] }[];
  return albums.flatMap(({ title, works: ids = [] }) => {
    const where = `${locale}/discography.json ${title}`;
    const { works, problems } = worksOf(where, ids);
    return [...problems, ...notForChristmas(where, works)];
  });
}

/** Music at the wrong time, in the wrong place, too little or too much of it, and totals that do not add up. */
export const checkMusic = (): string[] => [
  ...setlists.flatMap(checkSetlist),
  ...eventsIn('ro').flatMap(checkPair),
  ...locales.flatMap((locale) => [
    ...eventsIn(locale).flatMap((event) => checkEvent(locale, event)),
    ...playlists.flatMap((each) => checkRecording(locale, each)),
    ...checkAlbums(locale),
  ]),
];
