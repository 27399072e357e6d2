import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { pieceOf } from '@/lib/content/listening';
import type { Song } from '@/lib/content/types';
import { clientWords } from '@/lib/i18n/client-words';
import { trackOf } from '@/lib/player/track';
import { NoScriptSongs } from './no-script-songs';
import { PlayerBand } from './player-band';
import styles from './player.module.css';
import { TrackLinks } from './track-links';
import { playerKeys } from './words';

function SungText({ song }: { song: Song }) {
  return (
    <div className={styles.texts}>
      {song.text ? (
        <div lang={song.textLanguage}>
          <RichText markup={song.text} />
        </div>
      ) : null}
      {song.translation ? (
        <div>
          <RichText markup={song.translation} />
        </div>
      ) : null}
    </div>
  );
}

type PlayerProps = {
  /** Null when the list could not be read: the browser then requests it itself. */
  songs: readonly Song[] | null;
};

/** The dark band of the home page. An empty list renders no band. */
export async function Player({ songs }: PlayerProps) {
  const locale = await getLocale();
  if (songs?.length === 0) return null;
  const t = await getTranslations('player');
  const sung = songs?.filter(({ text, translation }) => text ?? translation) ?? [];
  const texts = Object.fromEntries(sung.map((song) => [song.id, <SungText key={song.id} song={song} />]));
  const links = Object.fromEntries(
    (songs ?? []).flatMap(({ id, file }) => {
      const piece = pieceOf(file);
      return piece ? [[id, <TrackLinks key={id} piece={piece} />]] : [];
    }),
  );
  return (
    <section
      id="player"
      className={`night ${styles.section}`}
      aria-labelledby="player-title"
      data-print="hide"
    >
      <div className="wrap">
        <h2 id="player-title" className={styles.heading}>
          {t('heading')}
        </h2>
        <div className={styles.scripted}>
          <PlayerBand
            locale={locale}
            tracks={songs?.map(trackOf) ?? null}
            texts={texts}
            links={links}
            words={await clientWords('player', playerKeys)}
          />
        </div>
        <NoScriptSongs songs={songs ?? []} intro={t('noScript')} />
        <p className={styles.demo}>{t('demo')}</p>
      </div>
    </section>
  );
}
