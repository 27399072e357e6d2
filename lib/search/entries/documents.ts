import 'server-only';
import { gdprPage } from '@/lib/content/texts/gdpr';
import { publicInformation } from '@/lib/content/texts/public-information';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import type { Entry } from '../entry';
import { wordsOf } from '../words-of';

/** Documents of public interest, and those on data protection, which are pages too. */
export async function documentEntries(locale: Locale): Promise<Entry[]> {
  const [information, gdpr] = await Promise.all([publicInformation(locale), gdprPage(locale)]);
  return [
    ...gdpr.documents.map(({ slug, title, summary, body }): Entry => ({
      ...{ kind: 'document', title, note: summary, text: wordsOf(body) },
      href: href(locale, 'gdpr-document', { document: slug }),
    })),
    ...information.groups.flatMap((group) =>
      group.documents.map(({ title, address, year }): Entry => ({
        ...{ kind: 'document', title, href: address, names: group.title },
        note: [group.title, year].filter(Boolean).join(' · '),
      })),
    ),
  ];
}
