import 'server-only';
import { cityName, setlists } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';
import { composerName, works } from '@/lib/content/works';
import type { Work } from '@/lib/content/works';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import type { Entry } from '../entry';

/** A programme's own page, where it has one, else its document. */
const programmeHref = (locale: Locale, { twin, slug, link }: Setlist) =>
  twin ? href(locale, 'setlist', { programme: slug }) : link;

function programmeEntry(locale: Locale, setlist: Setlist): Entry {
  const { title, date, city, place, works: sung, twin } = setlist;
  const day = formatDate(locale, date);
  const where = cityName(city, locale);
  return {
    ...{ kind: 'programme', title: title[locale], href: programmeHref(locale, setlist) },
    note: [day, where, place?.[locale], ...(twin ? [] : ['PDF'])].filter(Boolean).join(' · '),
    names: `${where} ${place?.[locale] ?? ''} ${day}`,
    text: sung.map((work) => `${work.title} ${composerName(work, locale)}`).join(' '),
  };
}

/** A work is found where it can be read of: in the newest programme that has a page, else in the newest of all. */
function workEntry(locale: Locale, work: Work, programmes: readonly Setlist[]): Entry {
  const having = programmes.filter(({ works: sung }) => sung.includes(work));
  const best = having.find(({ twin }) => twin) ?? having[0];
  const composer = composerName(work, locale);
  const programme =
    best && `${best.title[locale]}, ${formatDate(locale, best.date)}${best.twin ? '' : ' (PDF)'}`;
  return {
    kind: 'work',
    title: work.title,
    language: work.lang === locale ? undefined : work.lang,
    href: best ? programmeHref(locale, best) : href(locale, 'setlists'),
    note: [composer, programme].filter(Boolean).join(' · '),
    names: `${composer} ${work.genre}`,
  };
}

/** The programmes of the concerts, and the works that were sung in them. */
export async function repertoireEntries(locale: Locale): Promise<Entry[]> {
  const programmes = await setlists();
  return [
    ...programmes.map((setlist) => programmeEntry(locale, setlist)),
    ...works.map((work) => workEntry(locale, work, programmes)),
  ];
}
