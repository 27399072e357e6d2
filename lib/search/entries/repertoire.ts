import 'server-only';
import { pieceById } from '@/lib/content/listening';
import { cityName, setlists } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';
import { composerName, works } from '@/lib/content/works';
import type { Work } from '@/lib/content/works';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
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

/** Where a work can be read of: in the newest programme that has a page, else in the newest of all. */
function programmeOf(locale: Locale, work: Work, programmes: readonly Setlist[]) {
  const having = programmes.filter(({ works: sung }) => sung.includes(work));
  const best = having.find(({ twin }) => twin) ?? having[0];
  if (!best) return { href: href(locale, 'setlists') };
  const name = `${best.title[locale]}, ${formatDate(locale, best.date)}`;
  return { href: programmeHref(locale, best), name: best.twin ? name : `${name} (PDF)` };
}

/** A work is found in its listening room, or in a programme. */
function workEntry(locale: Locale, work: Work, found: { href: string; name?: string }): Entry {
  const composer = composerName(work, locale);
  return {
    kind: 'work',
    title: work.title,
    language: work.lang === locale ? undefined : work.lang,
    href: found.href,
    note: [composer, found.name].filter(Boolean).join(' · '),
    names: `${composer} ${work.genre}`,
  };
}

/** The programmes of the concerts, and the works that were sung in them. */
export async function repertoireEntries(locale: Locale): Promise<Entry[]> {
  const [programmes, t] = await Promise.all([setlists(), translatorFor(locale, 'listening')]);
  const placeOf = (work: Work) =>
    pieceById(work.id)
      ? { href: href(locale, 'listening-room', { piece: work.id }), name: t('title') }
      : programmeOf(locale, work, programmes);
  return [
    ...programmes.map((setlist) => programmeEntry(locale, setlist)),
    ...works.map((work) => workEntry(locale, work, placeOf(work))),
  ];
}
