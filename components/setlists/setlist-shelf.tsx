'use client';

import type { ReactNode } from 'react';
import { JumpList } from '@/components/ui/jump-list';
import type { Jump } from '@/components/ui/jump-list';
import { PeriodFilter } from './period-filter';
import type { PeriodChoice, PeriodGroup } from './period-filter';
import styles from './setlists.module.css';
import { usePeriod } from './use-period';

export type ShelfCard = { id: number; periods: string[]; card: ReactNode };
export type ShelfSeason = { key: string; title: string; jump: Omit<Jump, 'id'>; cards: ShelfCard[] };

type SetlistShelfProps = {
  seasons: ShelfSeason[];
  all: PeriodChoice;
  groups: PeriodGroup[];
  labels: { show: string; jump: string };
};

const anchor = (key: string) => `stagiunea-${key}`;

/** The cards by season. The server sends all of them; a season or year chosen in the browser hides the others. */
export function SetlistShelf({ seasons, all, groups, labels }: SetlistShelfProps) {
  const known = groups.flatMap(({ choices }) => choices.map(({ value }) => value));
  const [period, choose] = usePeriod(known);
  const isShown = ({ periods }: ShelfCard) => period === '' || periods.includes(period);
  const isOpen = ({ cards }: ShelfSeason) => cards.some(isShown);
  const jumps = seasons.filter(isOpen).map(({ key, jump }) => ({ id: anchor(key), ...jump }));
  return (
    <>
      <div className={styles.bar} data-print="hide">
        <JumpList label={labels.jump} items={jumps} className={styles.jumps} />
        <PeriodFilter label={labels.show} all={all} groups={groups} period={period} onChoose={choose} />
      </div>
      {seasons.map((season) => (
        <section
          key={season.key}
          id={anchor(season.key)}
          hidden={!isOpen(season)}
          aria-labelledby={`${anchor(season.key)}-titlu`}
          className={styles.season}
        >
          <h2 id={`${anchor(season.key)}-titlu`} className={styles.seasonTitle}>
            {season.title}
          </h2>
          <ul role="list" className={styles.grid}>
            {season.cards.map((item) => (
              <li key={item.id} hidden={!isShown(item)}>
                {item.card}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
