import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/ui/page-frame';
import type { ChoirEvent } from '@/lib/content/types';
import { bySeason, yearsOf } from '@/lib/content/setlists';
import type { Setlist } from '@/lib/content/setlists';
import { countsByYear, periodsOf, seasonKey } from './periods';
import { SetlistCard } from './setlist-card';
import { SetlistShelf } from './setlist-shelf';

type SetlistIndexProps = { setlists: Setlist[]; events: ChoirEvent[] };

/** Covers of the first row, which are on the first screen. */
const firstRow = 5;

/** "2025–2026" → "2025–26". */
const short = (season: string) => season.replace(/–\d\d/, '–');

/** All programmes, newest first, by season. */
export async function SetlistIndex({ setlists, events }: SetlistIndexProps) {
  const t = await getTranslations('setlists');
  const total = setlists.length;
  const years = yearsOf(setlists);
  const span = { first: String(years.at(-1)), last: String(years[0]) };
  const seasons = bySeason(setlists);
  const first = new Set(setlists.slice(0, firstRow));
  const choice = (value: string, label: string, count: number) => ({
    value,
    label: `${label} (${count})`,
    shown: t('shown', { count, total }),
  });
  return (
    <PageFrame title={t('title')} lead={t('lead', { count: total, ...span })}>
      <SetlistShelf
        labels={{ show: t('show'), jump: t('seasons') }}
        all={{ value: '', label: `${t('all')} (${total})`, shown: t('shownAll', { count: total }) }}
        groups={[
          {
            label: t('bySeason'),
            choices: seasons.map(({ season, setlists: some }) =>
              choice(seasonKey(season), t('inSeason', { season }), some.length),
            ),
          },
          {
            label: t('byYear'),
            choices: countsByYear(setlists).map(([year, count]) =>
              choice(year, t('inYear', { year }), count),
            ),
          },
        ]}
        seasons={seasons.map(({ season, setlists: some }) => ({
          key: seasonKey(season),
          title: t('season', { season }),
          jump: { label: short(season), description: t('season', { season: short(season) }) },
          cards: some.map((setlist) => ({
            id: setlist.id,
            periods: periodsOf(setlist),
            card: (
              <SetlistCard
                setlist={setlist}
                event={events.find(({ setlistId }) => setlistId === setlist.id)}
                priority={first.has(setlist)}
              />
            ),
          })),
        }))}
      />
    </PageFrame>
  );
}
