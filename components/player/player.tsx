import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import type { Song } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { trackOf } from '@/lib/player/track';
import { NoScriptSongs } from './no-script-songs';
import { PlayerBand } from './player-band';
import styles from './player.module.css';
import { playerLabels } from './server-labels';

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
  locale: Locale;
  /** Null when the list could not be read: the browser then requests it itself. */
  songs: readonly Song[] | null;
};

/** The dark band of the home page. An empty list renders no band. */
export async function Player({ locale, songs }: PlayerProps) {
  if (songs?.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'player' });
  const sung = songs?.filter(({ text, translation }) => text ?? translation) ?? [];
  const texts = Object.fromEntries(sung.map((song) => [song.id, <SungText key={song.id} song={song} />]));
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
            labels={await playerLabels(locale)}
          />
        </div>
        <NoScriptSongs songs={songs ?? []} intro={t('noScript')} />
        <p className={styles.demo}>{t('demo')}</p>
      </div>
    </section>
  );
}
