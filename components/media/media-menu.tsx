import { getTranslations } from 'next-intl/server';
import { Submenu } from '@/components/ui/submenu';
import type { Locale } from '@/lib/i18n/locales';
import { inLocale } from '@/lib/routing/pathname';
import { mediaPath, mediaSections } from '@/lib/routing/routes';
import type { MediaSection } from '@/lib/routing/routes';

const named: readonly MediaSection[] = ['press', 'partners', 'gallery'];

/** The three sections of product §2, then the other two (reading 7). */
export async function MediaMenu({ locale, section }: { locale: Locale; section: MediaSection }) {
  const t = await getTranslations({ locale, namespace: 'media' });
  const items = mediaSections.map((each) => ({
    section: each,
    href: inLocale(locale, mediaPath(each)),
    label: t(each),
    current: each === section,
  }));
  return (
    <Submenu
      label={t('sections')}
      items={items.filter((item) => named.includes(item.section))}
      more={items.filter((item) => !named.includes(item.section))}
    />
  );
}
