import { toSeconds, toTime } from '../../lib/content/works';
import type { Work } from '../../lib/content/works';
import { seasonsOn } from './church-year';

/** What is sung somewhere on a day: `minutes` as announced, `whole` if the list says all that is sung. */
export type Concert = {
  where: string;
  date: string;
  place: string;
  minutes?: number;
  whole: boolean;
  works: readonly Work[];
};

/** A recording: what its description claims, and its tracks as `m:ss`. */
export type Recording = { where: string; claimed: { tracks: number; time: string }; tracks: readonly string[] };

/** Of the time announced, at least half is music, and some is left for walking on and for applause. */
const leastMusic = 0.5;
const mostMusic = 0.95;

const sacredPlace = /biseric|catedral|mănăstir|capel|sinagog/i;

/** Works that do not belong to the time of year. */
export function outOfSeason({ where, date, works }: Concert): string[] {
  const now = seasonsOn(date);
  const wrong = works.filter(({ seasons }) => seasons && !seasons.some((season) => now.has(season)));
  return wrong.map(({ title, seasons }) => `${where}: ${title} is for ${seasons?.join(', ')}, not for ${date.slice(0, 10)}`);
}

/** On a record that is mostly carols: works that are not sung at Christmas. */
export function notForChristmas(where: string, works: readonly Work[]): string[] {
  const isCarol = ({ seasons }: Work) => seasons?.join() === 'christmas';
  if (works.filter(isCarol).length * 2 <= works.length) return [];
  const wrong = works.filter(({ seasons }) => seasons && !seasons.includes('christmas'));
  return wrong.map(({ title, seasons }) => `${where}: ${title} is for ${seasons?.join(', ')}, among carols`);
}

/** Erotic texts where people pray. */
export function outOfPlace({ where, place, works }: Concert): string[] {
  if (!sacredPlace.test(place)) return [];
  return works.flatMap(({ title, theme }) => (theme ? `${where}: ${title} has an ${theme} text, not for ${place}` : []));
}

/** Less music than fills the evening, or more than fits into it. */
export function outOfTime({ where, minutes, whole, works }: Concert): string[] {
  if (minutes === undefined) return [];
  const music = works.reduce((sum, { time }) => sum + toSeconds(time), 0) / 60;
  const said = `${where}: ${Math.round(music)} minutes of music in ${minutes}`;
  if (music > minutes * mostMusic) return [`${said} are too many`];
  return whole && music < minutes * leastMusic ? [`${said} do not fill it; head the list “From the programme”`] : [];
}

/** A number of tracks or a length that is not the sum. */
export function wrongTotals({ where, claimed, tracks }: Recording): string[] {
  const time = toTime(tracks.reduce((sum, track) => sum + toSeconds(track), 0));
  return [
    ...(claimed.tracks === tracks.length ? [] : [`${where}: has ${tracks.length} tracks, not ${claimed.tracks}`]),
    ...(claimed.time === time ? [] : [`${where}: lasts ${time}, not ${claimed.time}`]),
  ];
}

const named = /<em[^>]*>(.*?)<\/em>/g;

/** A printed list (`<ul>` or `<ol>`) that names other works than those it stands for, or in another order. */
export function otherWorks(where: string, html: string, works: readonly Work[]): string[] {
  const list = /<p>[^<]*:<\/p><ul>(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  const titles = [...list.matchAll(named)].map(([, title]) => title);
  const same = titles.join('\n') === works.map(({ title }) => title).join('\n');
  return same ? [] : [`${where}: the list in the text is not that of “works”`];
}
