import { getTranslations } from 'next-intl/server';

/** The words of an error page, left in the document: a page that has failed brings none of its own. */
export async function ErrorWords() {
  const [t, common] = await Promise.all([
    getTranslations('statusPage.server_error'),
    getTranslations('common'),
  ]);
  return (
    <span
      hidden
      id="error-words"
      data-title={t('title')}
      data-text={t('text')}
      data-retry={common('retry')}
      data-home={common('home')}
    />
  );
}
