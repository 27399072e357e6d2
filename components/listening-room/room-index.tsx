import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { PageFrame } from '@/components/ui/page-frame';
import type { Piece } from '@/lib/content/listening';
import type { ScoreFacts } from '@/lib/content/readers/listening';
import { composerName, composerYears } from '@/lib/content/works';
import type { Locale } from '@/lib/i18n/locales';
import { length } from '@/lib/player/time';
import { href } from '@/lib/routing/routes';
import styles from './room-page.module.css';

type RoomIndexProps = { locale: Locale; shown: readonly { piece: Piece; facts: ScoreFacts }[] };

/** Every piece of the listening room. */
export async function RoomIndex({ locale, shown }: RoomIndexProps) {
  const t = await getTranslations('listening');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <p className={styles.demo}>{t('demo')}</p>
      <ol role="list" className={styles.pieces}>
        {shown.map(({ piece: { id, work }, facts }) => (
          <li key={id} className={`${styles.piece} covered`}>
            <h2 className={styles.pieceTitle}>
              <Link
                href={href(locale, 'listening-room', { piece: id })}
                prefetch={false}
                lang={work.lang}
                className="covers"
              >
                {work.title}
              </Link>
            </h2>
            <p>{[composerName(work, locale), composerYears(work)].filter(Boolean).join(', ')}</p>
            <p className={styles.facts}>
              {t('facts', { voices: facts.voices.length, duration: length(facts.duration) })}
            </p>
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}
