import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { Empty } from '@/components/ui/empty';
import { Picture } from '@/components/ui/picture';
import { leads } from '@/lib/content/texts/leads';
import type { ClothingItem } from '@/lib/content/types';
import { HistoryFrame } from './history-frame';
import styles from './history.module.css';

export async function Clothing({ items }: { items: ClothingItem[] }) {
  const locale = await getLocale();
  const t = await getTranslations('history');
  return (
    <HistoryFrame section="clothing" lead={(await leads(locale)).clothing.lead}>
      {items.length === 0 && <Empty title={t('empty')} />}
      <div className={styles.clothing}>
        {items.map(({ id, title, image, text }) => (
          <article key={id}>
            <Picture src={image} alt="" sizes="(min-width: 992px) 25vw, (min-width: 480px) 50vw, 100vw" />
            {title !== undefined && <h2 className={styles.garment}>{title}</h2>}
            <RichText markup={text} headings={3} className={styles.small} />
          </article>
        ))}
      </div>
    </HistoryFrame>
  );
}
