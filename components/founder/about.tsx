import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { cx } from '@/components/ui/cx';
import type { Markup } from '@/lib/content/types';
import { inPages } from '@/lib/content/texts/founder';
import { AboutPager } from './about-pager';
import styles from './founder.module.css';

type AboutProps = { paragraphs: readonly Markup[] };

export async function About({ paragraphs }: AboutProps) {
  const t = await getTranslations('founder');
  const cut = inPages(paragraphs);
  const pages = cut.map((page, index) => {
    const place = { number: index + 1, count: cut.length };
    const html = page.map((paragraph) => paragraph.html).join('');
    return {
      name: t('page', place),
      position: t('position', place),
      content: <RichText markup={{ html }} className={cx(styles.life, index === 0 && 'opens')} />,
    };
  });
  return (
    <section className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.aboutTitle}>
        {t('about')}
      </h2>
      <AboutPager pages={pages} previousLabel={t('previous')} nextLabel={t('next')} />
    </section>
  );
}
