import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { Figure } from '@/components/ui/figure';
import { JumpList } from '@/components/ui/jump-list';
import { PageFrame } from '@/components/ui/page-frame';
import type { SoundPage } from '@/lib/content/texts/sound';
import styles from './timelines.module.css';

const voices = ['soprano', 'alto', 'tenor', 'bass'] as const;

/** Twelve numbered sections, each in the colour of a voice part, in turn. */
export async function Sound({ page }: { page: SoundPage }) {
  const t = await getTranslations('about');
  const id = (number: number) => `s${number}`;
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Figure {...page.image} sizes="(min-width: 992px) 25vw, 50vw" className={styles.picture} />
      <JumpList
        label={t('sections')}
        items={page.sections.map(({ number, title }) => ({
          id: id(number),
          label: String(number),
          description: `${number}. ${title}`,
        }))}
      />
      <ol role="list">
        {page.sections.map(({ number, title, text }) => (
          <li key={number} id={id(number)} className={`${styles.section} voice-${voices[(number - 1) % 4]}`}>
            <div className={styles.head}>
              <p className={styles.number} aria-hidden="true">
                {number}
              </p>
              <h2 className={styles.sectionTitle}>
                <span className="visually-hidden">{number}. </span>
                {title}
              </h2>
            </div>
            <RichText markup={text} headings={3} />
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}
