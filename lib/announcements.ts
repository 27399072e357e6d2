import 'server-only';
import { getTranslations } from 'next-intl/server';
import { content } from './content';
import { newestFirst } from './dates';
import type { Locale } from './i18n/locales';
import { routes } from './routes';
import { pageMetadata, unavailableMetadata } from './seo';

/** The announcements, newest first, with the head of their page; it has two addresses (reading 4). */
export async function readAnnouncements(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'public' });
  const title = t('announcements');
  const list = await content().announcements(locale);
  if (!list.ok) return { items: undefined, metadata: unavailableMetadata(locale, title) };
  const description = t('announcementsDescription');
  const metadata = pageMetadata({ locale, path: routes.announcements, title, description });
  return { items: newestFirst(list.items), metadata };
}
