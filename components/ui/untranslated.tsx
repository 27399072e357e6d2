import { getLocale, getTranslations } from 'next-intl/server';
import { languageName } from '@/lib/i18n/locales';
import { Notice } from './notice';

type UntranslatedProps = { language: string | undefined; className?: string | undefined };

/** Says that a text is in another language than its page; nothing when it is not. */
export async function Untranslated({ language, className }: UntranslatedProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  if (language === undefined || language === locale) return null;
  return (
    <Notice tone="info" className={className}>
      {t('untranslated', { language: languageName(language, locale) })}
    </Notice>
  );
}
