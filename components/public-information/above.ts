import { getLocale } from 'next-intl/server';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { publicInformation } from '@/lib/content/texts/public-information';
import { href } from '@/lib/routing/routes';

/** The breadcrumb to a page below public information. */
export async function aboveInPublic(): Promise<Crumb[]> {
  const locale = await getLocale();
  const { title } = await publicInformation(locale);
  return [{ label: title, href: href(locale, 'public-information') }];
}
