import 'server-only';
import { site } from '@/content/site';
import { pieces } from '@/lib/content/listening';
import { setlists, yearsOf } from '@/lib/content/setlists';
import { careersPage } from '@/lib/content/texts/careers';
import { cathedralsPage } from '@/lib/content/texts/cathedrals';
import { contactPage } from '@/lib/content/texts/contact';
import { founderPage } from '@/lib/content/texts/founder';
import { gdprPage } from '@/lib/content/texts/gdpr';
import { homeText } from '@/lib/content/texts/home';
import { leads } from '@/lib/content/texts/leads';
import { legalPage, legalPages } from '@/lib/content/texts/legal';
import { publicInformation } from '@/lib/content/texts/public-information';
import { soundPage } from '@/lib/content/texts/sound';
import { teamPage } from '@/lib/content/texts/team';
import { textPage } from '@/lib/content/texts/text-page';
import type { TextPage } from '@/lib/content/texts/text-page';
import { toursPage } from '@/lib/content/texts/tours';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import type { PlaceKey } from '@/lib/routing/navigation';
import { wordsOf } from '../words-of';

/** What is searched of a page beside its name; see Entry. */
export type PageText = { note?: string; names?: string; text?: string };

type Texts = Partial<Record<PlaceKey, PageText>>;

const ofText = ({ title, lead, body }: TextPage): PageText => ({
  ...{ note: lead, names: title, text: wordsOf(body) },
});

async function ofChoir(locale: Locale): Promise<Texts> {
  const [home, founder, team, sound, ambassador, babies] = await Promise.all([
    homeText(locale),
    founderPage(locale),
    teamPage(locale),
    soundPage(locale),
    textPage(locale, 'cultural-ambassador'),
    textPage(locale, 'babies'),
  ]);
  const chapters = sound.sections.map(({ title, text }) => `${title} ${wordsOf(text)}`);
  return {
    home: { note: site.description[locale], names: site.name[locale], text: home.hero.lead },
    mc: { note: founder.lead, names: founder.title, text: founder.paragraphs.map(wordsOf).join(' ') },
    team: { note: team.lead, names: team.title },
    sound: { note: sound.lead, names: sound.title, text: chapters.join(' ') },
    'cultural-ambassador': ofText(ambassador),
    babies: ofText(babies),
  };
}

async function ofJourneys(locale: Locale): Promise<Texts> {
  const [tours, cathedrals] = await Promise.all([toursPage(locale), cathedralsPage(locale)]);
  const countries = tours.countries.map(({ name }) => name).join(' ');
  const venues = cathedrals.years.flatMap((year) => year.venues.map(({ city, place }) => `${city} ${place}`));
  return {
    tours: { ...ofText(tours), names: `${tours.title} ${countries}` },
    cathedrals: { ...ofText(cathedrals), text: `${wordsOf(cathedrals.body)} ${venues.join(' ')}` },
  };
}

async function ofOffice(locale: Locale): Promise<Texts> {
  const [t, contact, careers, gdpr, documents, ...legal] = await Promise.all([
    translatorFor(locale, 'contact'),
    contactPage(locale),
    careersPage(locale),
    gdprPage(locale),
    publicInformation(locale),
    ...legalPages.map(async (name) => [name, ofText(await legalPage(locale, name))] as const),
  ]);
  const { address, phone, email } = site.contact;
  const ways = contact.directions.map(({ title, text }) => `${title} ${text}`);
  return {
    contact: {
      note: contact.lead,
      names: [contact.title, t('phone'), phone, t('email'), email, t('address'), address.street].join(' '),
      text: [t('hours'), t('map'), address.city[locale], ...ways].join(' '),
    },
    careers: ofText(careers),
    gdpr: { note: gdpr.lead, names: gdpr.title, text: `${wordsOf(gdpr.body)} ${gdpr.officer.name}` },
    'public-information': { note: documents.lead, names: documents.title },
    ...Object.fromEntries(legal),
  };
}

/** Pages that are otherwise lists: what stands at their head. */
async function ofLists(locale: Locale): Promise<Texts> {
  const [head, programmes, events, t, info, room] = await Promise.all([
    leads(locale),
    setlists(),
    translatorFor(locale, 'events'),
    translatorFor(locale, 'setlists'),
    translatorFor(locale, 'public'),
    translatorFor(locale, 'listening'),
  ]);
  const years = yearsOf(programmes);
  const span = {
    count: programmes.length,
    first: String(Math.min(...years)),
    last: String(Math.max(...years)),
  };
  return {
    ...{ news: { note: head.news.lead }, shop: { note: head.shop.lead } },
    ...{ management: { note: head.management.lead }, history: { note: head.history.lead } },
    ...{ clothing: { note: head.clothing.lead }, press: { note: head.press.lead } },
    ...{ partners: { note: head.partners.lead }, gallery: { note: head.gallery.lead } },
    ...{ appearances: { note: head.media.lead }, branding: { note: head.branding.lead } },
    ...{ events: { note: events('newsLead'), names: events('tickets') } },
    ...{ archive: { note: events('archiveLead') }, setlists: { note: t('lead', span) } },
    announcements: { note: info('announcementsLead') },
    listening: { note: room('lead'), text: pieces.map(({ work }) => work.title).join(' ') },
  };
}

/** The texts of the pages of the menus; a page that is nothing but a name has none. */
export async function fixedTexts(locale: Locale): Promise<Texts> {
  const all = await Promise.all([ofChoir, ofJourneys, ofOffice, ofLists].map((read) => read(locale)));
  return Object.assign({}, ...all);
}
