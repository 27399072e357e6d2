import { getTranslations } from 'next-intl/server';
import { TextPage } from '@/components/text-page/text-page';
import { legalPage } from '@/lib/content/texts/legal';
import type { LegalPageName } from '@/lib/content/texts/legal';
import { formatDate } from '@/lib/i18n/dates';
import { pathOf } from '@/lib/routing/routes';
import { definePage } from './define-page';

/** Terms, delivery, withdrawal, privacy, accessibility: a text with the day of its version. */
export const defineLegalPage = (name: LegalPageName) =>
  definePage(async (locale) => {
    const [t, text] = await Promise.all([getTranslations('legal'), legalPage(locale, name)]);
    const { title, lead, description = lead, updated } = text;
    const eyebrow = t('updated', { date: formatDate(locale, updated) });
    return { head: { path: pathOf(name), title, description }, data: { text, eyebrow } };
  }, TextPage);
