import { getLocale, getTranslations } from 'next-intl/server';
import { SharePage } from '@/components/share/share-page';
import { aboveEvent } from '@/components/ui/trails';
import { RichText } from '@/components/rich-text/rich-text';
import { FileLink } from '@/components/ui/file-link';
import { MoreLink } from '@/components/ui/more-link';
import { PageFrame } from '@/components/ui/page-frame';
import { Pager } from '@/components/ui/pager';
import { Picture } from '@/components/ui/picture';
import type { ChoirEvent } from '@/lib/content/types';
import { eventHref } from '@/lib/content/events';
import type { Setlist } from '@/lib/content/setlists';
import { href } from '@/lib/routing/routes';
import { defaultLocale } from '@/lib/i18n/locales';
import { EventBox } from './event-box';
import { EventNotice } from './event-notice';
import styles from './events.module.css';

type EventPageProps = {
  event: ChoirEvent;
  upcoming: boolean;
  setlist?: Setlist | undefined;
  earlier?: ChoirEvent | undefined;
  later?: ChoirEvent | undefined;
};

export async function EventPage({ event, upcoming, setlist, earlier, later }: EventPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('events');
  const neighbour = (label: string, other: ChoirEvent | undefined) =>
    other && { href: eventHref(locale, other), label, title: other.title, lang: other.language };
  return (
    <PageFrame above={await aboveEvent(upcoming)} title={event.title} lang={event.language} long>
      <div className={styles.event}>
        <div>
          <EventNotice event={event} upcoming={upcoming} />
          <EventBox event={event} upcoming={upcoming} />
        </div>
        <div>
          {event.image !== undefined && (
            <Picture src={event.image} alt="" priority ratio="2 / 1" className={styles.plate} />
          )}
          <RichText markup={event.description} lang={event.language} />
          {setlist && (
            <p className={styles.links}>
              <FileLink file={setlist.link} label={t('programme')} language={defaultLocale} />
            </p>
          )}
          {setlist?.twin && (
            <p className={styles.links}>
              <MoreLink href={href(locale, 'setlist', { programme: setlist.slug })}>
                {t('programmePage')}
              </MoreLink>
            </p>
          )}
          <SharePage title={event.title} />
          <p className={styles.links}>
            <MoreLink href={href(locale, 'events', { type: 'news' })}>{t('all')}</MoreLink>
          </p>
        </div>
      </div>
      <div className={styles.neighbours}>
        <Pager
          label={t('neighbours')}
          previous={neighbour(t('earlier'), earlier)}
          next={neighbour(t('later'), later)}
        />
      </div>
    </PageFrame>
  );
}
