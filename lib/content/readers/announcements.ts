import 'server-only';
import { getTranslations } from 'next-intl/server';
import { content } from '..';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routing/routes';
import { pageMetadata, unavailableMetadata } from '@/lib/seo';

/** The announcements, newest first, with the head of their page; it has two addresses (reading 4). */
export async function readAnnouncements(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'public' });
  const title = t('announcements');
  const list = await content().announcements(locale);
  if (!list.ok) return { items: undefined, metadata: unavailableMetadata(locale, title) };
  const description = t('announcementsDescription');
  const metadata = pageMetadata({ locale, path: routes.announcements, title, description });
  return { items: list.items, metadata };
}
