import type { MusicGroup, WithContext } from 'schema-dts';
import { env } from '../env';
import type { Locale } from '../i18n/locales';
import { site } from '../site';

/** The choir for search engines: name, founding and contact; no recording is claimed (content plan, Honest sound). */
export function choirJsonLd(locale: Locale): WithContext<MusicGroup> {
  const { contact } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    name: site.name[locale],
    description: `${site.description[locale]} (${site.demoNotice[locale]})`,
    url: `${env().siteUrl}/${locale}`,
    foundingDate: site.foundingDate,
    email: contact.email,
    sameAs: [site.social.network.url, site.social.video.url],
  };
}
