import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { SharePage } from '@/components/share/share-page';
import { PageFrame } from '@/components/ui/page-frame';
import { abovePiece } from '@/components/ui/trails';
import { pieces } from '@/lib/content/listening';
import type { RoomData } from '@/lib/content/readers/listening';
import { composerName, composerYears } from '@/lib/content/works';
import { clientWords } from '@/lib/i18n/client-words';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { length } from '@/lib/player/time';
import { href } from '@/lib/routing/routes';
import { recordingsOf } from '@/lib/shop/playlists';
import { productSlug } from '@/lib/shop/products';
import { ListeningRoom } from './listening-room';
import styles from './room-page.module.css';
import { ScoreLines } from './score-lines';
import { SungText } from './sung-text';
import { roomKeys } from './words';

type RoomPageProps = { locale: Locale; room: RoomData };

/** A piece: its score in motion, its text, and where it is sung. */
export async function RoomPage({ locale, room }: RoomPageProps) {
  const { piece, facts, song } = room;
  const { id, work, folder, kbit, beats } = piece;
  const t = await getTranslations('listening');
  const duration = length(facts.duration);
  return (
    <PageFrame
      above={await abovePiece()}
      eyebrow={[composerName(work, locale), composerYears(work)].filter(Boolean).join(', ')}
      title={work.title}
      lang={work.lang}
      lead={
        <p className={styles.facts}>
          {t('facts', { voices: facts.voices.length, duration })}
          <br />
          {t('demo')}
        </p>
      }
      long
    >
      <noscript>
        <p>{t('noScript')}</p>
        {song && <audio controls preload="none" src={song.file} aria-label={work.title} />}
      </noscript>
      <ListeningRoom
        piece={{ folder, kbit, beats }}
        outline={facts}
        names={facts.voices.map((voice) => voice[`name_${locale}`])}
        words={await clientWords('listening', roomKeys)}
      />
      <ScoreLines folder={folder} facts={facts} />
      {song && <SungText song={song} />}
      <SharePage title={work.title} />
      <More locale={locale} room={room} key={id} />
    </PageFrame>
  );
}

async function More({ locale, room: { piece, programmes } }: RoomPageProps) {
  const t = await getTranslations('listening');
  const discs = recordingsOf(piece.id);
  return (
    <div className={styles.more} data-print="hide">
      {programmes.length > 0 && (
        <section aria-labelledby="programmes">
          <h2 id="programmes">{t('programmes')}</h2>
          <ul role="list">
            {programmes.map(({ id, slug, date, title }) => (
              <li key={id}>
                <Link href={href(locale, 'setlist', { programme: slug })} prefetch={false}>
                  {title[locale]}, {formatDate(locale, date)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {discs.length > 0 && (
        <section aria-labelledby="discs">
          <h2 id="discs">{t('discs')}</h2>
          <ul role="list">
            {discs.map((disc) => (
              <li key={disc.id}>
                <Link href={href(locale, 'product', { product: productSlug(disc) })} prefetch={false}>
                  <cite lang={disc.titleLanguage}>{disc.title[locale]}</cite>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="others">
        <h2 id="others">{t('others')}</h2>
        <ul role="list">
          {pieces
            .filter(({ id }) => id !== piece.id)
            .map(({ id, work }) => (
              <li key={id}>
                <Link href={href(locale, 'listening-room', { piece: id })} prefetch={false}>
                  <cite lang={work.lang}>{work.title}</cite>
                </Link>
                , {composerName(work, locale)}
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
