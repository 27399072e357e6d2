import { getTranslations } from 'next-intl/server';
import type { Video } from '@/lib/text/video';
import { VideoPlayer } from './video-player';
import styles from './video.module.css';

/** An embedded video: a plate of the site's own, which the player replaces when the visitor wants it. */
export async function VideoFigure({ video: { host, page, player } }: { video: Video }) {
  const t = await getTranslations('video');
  return (
    <figure data-print="hide">
      <VideoPlayer player={player} page={page} title={t('title', { host })}>
        <span aria-hidden="true" className={styles.sign}>
          {'\u25b6\ufe0e'}
        </span>
        {t('play', { host })}
      </VideoPlayer>
      <figcaption>{t('note', { host })}</figcaption>
    </figure>
  );
}
