import { getTranslations } from 'next-intl/server';
import { Empty } from '@/components/ui/empty';
import { MarginList } from '@/components/ui/margin-list';
import { PageFrame } from '@/components/ui/page-frame';
import { Submenu } from '@/components/ui/submenu';
import { YearSections } from '@/components/ui/year-sections';
import type { ChoirEvent } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import type { EventType } from '@/lib/routing/routes';
import { EventItem } from './event-item';
import styles from './events.module.css';

type EventIndexProps = { locale: Locale; type: EventType; events: ChoirEvent[] };

/** Upcoming or past events, by year. */
export async function EventIndex({ locale, type, events }: EventIndexProps) {
  const t = await getTranslations({ locale, namespace: 'events' });
  const upcoming = type === 'news';
  const section = (each: EventType, label: string) => ({
    href: href(locale, 'events', { type: each }),
    label,
    current: each === type,
  });
  return (
    <PageFrame locale={locale} title={t(`${type}Title`)} lead={t(`${type}Lead`)}>
      <Submenu
        label={t('sections')}
        items={[section('news', t('upcoming')), section('archive', t('archive'))]}
      />
      {events.length === 0 && (
        <Empty title={upcoming ? t('noUpcoming') : t('noPast')}>
          {upcoming && <p>{t('noUpcomingText')}</p>}
        </Empty>
      )}
      <YearSections items={events} className={styles.year} titleClassName={styles.yearTitle}>
        {(items) => (
          <MarginList>
            {items.map((event) => (
              <EventItem key={event.id} locale={locale} event={event} upcoming={upcoming} />
            ))}
          </MarginList>
        )}
      </YearSections>
    </PageFrame>
  );
}
