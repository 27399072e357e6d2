import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Fragment } from 'react';
import type { Piece } from '@/lib/content/listening';
import { href } from '@/lib/routing/routes';
import { recordingsOf } from '@/lib/shop/playlists';
import { productSlug } from '@/lib/shop/products';
import styles from './player.module.css';

/** From a song to its score in motion, and to the recordings it is on. */
export async function TrackLinks({ piece: { id } }: { piece: Piece }) {
  const locale = await getLocale();
  const t = await getTranslations('player');
  const discs = recordingsOf(id);
  return (
    <p className={styles.links}>
      <Link href={href(locale, 'listening-room', { piece: id })} prefetch={false}>
        {t('follow')}
      </Link>
      {discs.length > 0 && (
        <span>
          {t('discs')}{' '}
          {discs.map((disc, index) => (
            <Fragment key={disc.id}>
              {index > 0 && ', '}
              <Link href={href(locale, 'product', { product: productSlug(disc) })} prefetch={false}>
                <cite lang={disc.titleLanguage}>{disc.title[locale]}</cite>
              </Link>
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}
