import { getTranslations } from 'next-intl/server';
import type { ScoreFacts } from '@/lib/content/readers/listening';
import { scoreLines } from '@/lib/content/score-lines';
import styles from './room-page.module.css';
import { linesId } from './printable';

/** The longest line, in units of the score: some six bars on a sheet of A4. */
const longest = 1_500;
/** So that the bar line at its end belongs to a line whole. */
const barLine = 2;

/** The score broken into lines, for paper and for a browser without scripts. */
export async function ScoreLines({ folder, facts }: { folder: string; facts: ScoreFacts }) {
  const t = await getTranslations('listening');
  const lines = scoreLines(facts.measures, facts.width, longest);
  return (
    <section id={linesId} className={styles.lines} aria-label={t('lines')}>
      {lines.map(({ x, width, from, to }) => (
        <img
          key={x}
          src={`${folder}/strip.svg#svgView(viewBox(${x},0,${(width + barLine).toFixed(1)},${facts.height}))`}
          alt={t('line', { from, to })}
          width={Math.round(width)}
          height={Math.round(facts.height)}
          style={{ inlineSize: `${Math.min((width / longest) * 100, 100).toFixed(1)}%` }}
          loading="lazy"
        />
      ))}
    </section>
  );
}
