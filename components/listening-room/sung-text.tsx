import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import type { Song } from '@/lib/content/types';
import styles from './room-page.module.css';

/** The words that are sung, and what they mean. */
export async function SungText({ song: { text, textLanguage, translation } }: { song: Song }) {
  const t = await getTranslations('listening');
  if (!text && !translation) return null;
  return (
    <div className={styles.texts}>
      {text && (
        <section aria-labelledby="sung-text">
          <h2 id="sung-text">{t('text')}</h2>
          <div lang={textLanguage}>
            <RichText markup={text} />
          </div>
        </section>
      )}
      {translation && (
        <section aria-labelledby="translation">
          <h2 id="translation">{t('translation')}</h2>
          <RichText markup={translation} />
        </section>
      )}
    </div>
  );
}
