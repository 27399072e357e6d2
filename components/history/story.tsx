import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { SectionHead } from '@/components/ui/section-head';
import { SectionUnavailable } from '@/components/ui/section-unavailable';
import { Timeline } from '@/components/ui/timeline';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { leads } from '@/lib/content/texts/leads';
import { milestones } from '@/lib/content/texts/milestones';
import type { Milestone } from '@/lib/content/texts/milestones';
import type { Markup } from '@/lib/content/types';
import { HistoryFrame } from './history-frame';
import styles from './history.module.css';

const yearId = (year: number) => `y${year}`;

type ParagraphProps = { text: Markup; first: boolean; date: Milestone | undefined };

/** The large words repeat the paragraph's own, so they are for the eye only. */
function Paragraph({ text, first, date }: ParagraphProps) {
  return (
    <div className={styles.paragraph} id={date && yearId(date.year)}>
      {date && <h3 className={styles.year}>{date.year}</h3>}
      {date?.quote && (
        <p className={styles.pulled} aria-hidden="true">
          <Words text={date.quote} />
        </p>
      )}
      <RichText markup={text} headings={4} className={first ? 'opens' : undefined} />
    </div>
  );
}

/** Dates, then the story in paragraphs from the API; the dates lead to the years in its margin. */
export async function Story() {
  const locale = await getLocale();
  const [t, sentences, dates, entries] = await Promise.all([
    getTranslations('history'),
    leads(locale),
    milestones(locale),
    content().history(locale),
  ]);
  const told = entries.ok ? entries.items.length : 0;
  const points = dates.map(({ year, title, text, paragraph = Infinity }) => ({
    mark: String(year),
    content: (
      <>
        <h3 className={styles.milestone}>
          {paragraph <= told ? <a href={`#${yearId(year)}`}>{title}</a> : title}
        </h3>
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
              <Paragraph
                key={index}
                text={text}
                first={index === 0}
                date={dates.find(({ paragraph }) => paragraph === index + 1)}
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
