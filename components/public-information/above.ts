import type { Crumb } from '@/components/ui/breadcrumbs';
import type { Locale } from '@/lib/i18n/locales';
import { publicInformation } from '@/lib/content/texts/public-information';
import { href } from '@/lib/routing/routes';

/** The breadcrumb to a page below public information. */
export async function aboveInPublic(locale: Locale): Promise<Crumb[]> {
  const { title } = await publicInformation(locale);
  return [{ label: title, href: href(locale, 'public-information') }];
}
