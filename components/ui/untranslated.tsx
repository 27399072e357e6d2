import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Notice } from './notice';

type UntranslatedProps = { locale: Locale; language: string | undefined; className?: string | undefined };

/** Says that a text exists in its own language only, where that is not the page's. */
export async function Untranslated({ locale, language, className }: UntranslatedProps) {
  if (language === undefined || language === locale) return null;
  const t = await getTranslations({ locale, namespace: 'common' });
  return <Notice className={className}>{t('untranslated')}</Notice>;
}
