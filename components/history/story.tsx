import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { SectionHead } from '@/components/ui/section-head';
import { SectionUnavailable } from '@/components/ui/section-unavailable';
import { Timeline } from '@/components/ui/timeline';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { leads } from '@/lib/content/texts/leads';
import { milestones } from '@/lib/content/texts/milestones';
import { HistoryFrame } from './history-frame';
import styles from './history.module.css';

/** Dates, then the story in paragraphs from the API. */
export async function Story() {
  const locale = await getLocale();
  const [t, sentences, dates, entries] = await Promise.all([
    getTranslations('history'),
    leads(locale),
    milestones(locale),
    content().history(locale),
  ]);
  const points = dates.map(({ year, title, text }) => ({
    mark: String(year),
    content: (
      <>
        <h3 className={styles.milestone}>{title}</h3>
        <p>
          <Words text={text} />
        </p>
      </>
    ),
  }));
  return (
    <HistoryFrame section="history" lead={sentences.history.lead}>
      <section className={styles.section} aria-labelledby="dates">
        <SectionHead id="dates" title={t('dates')} />
        <Timeline groups={[{ id: 'all', label: t('dates'), entries: points }]} jumpLabel={t('decades')} />
      </section>
      <section className={styles.section} aria-labelledby="story">
        <SectionHead id="story" title={t('story')} />
        {entries.ok ? (
          <div className={styles.story}>
            {entries.items.map(({ text }, index) => (
              <RichText
                key={index}
                markup={text}
                headings={3}
                className={index === 0 ? 'opens' : undefined}
              />
            ))}
          </div>
        ) : (
          <SectionUnavailable />
        )}
      </section>
    </HistoryFrame>
  );
}
