import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { RichText } from '@/components/rich-text/rich-text';
import { byDecade } from '@/components/ui/decades';
import { Empty } from '@/components/ui/empty';
import { MoreLink } from '@/components/ui/more-link';
import { Timeline } from '@/components/ui/timeline';
import { albumId } from '@/lib/content/readers/history';
import { site } from '@/content/site';
import type { DiscographyEntry } from '@/lib/content/types';
import { href } from '@/lib/routing/routes';
import { productById, productSlug } from '@/lib/shop/products';
import { HistoryFrame } from './history-frame';
import styles from './history.module.css';

type AlbumProps = { album: DiscographyEntry; shopLabel: string };

function Album({ album, shopLabel }: AlbumProps) {
  const locale = useLocale();
  const product = album.productId === undefined ? undefined : productById(album.productId);
  return (
    <>
      {album.title !== undefined && (
        <h3 className={styles.album}>
          {album.title} <span className={styles.format}>{album.format}</span>
        </h3>
      )}
      {album.award !== undefined && <p className={styles.award}>{album.award}</p>}
      <RichText markup={album.text} headings={4} />
      {product && (
        <MoreLink href={href(locale, 'product', { product: productSlug(product) })}>
          {`${shopLabel}: ${product.title[locale]}`}
        </MoreLink>
      )}
    </>
  );
}

/** Albums by decade; an entry without a year, as a minimal API may send it, stands on its own. */
export async function Discography({ albums }: { albums: DiscographyEntry[] }) {
  const locale = await getLocale();
  const t = await getTranslations('history');
  const years = albums.flatMap(({ year }) => year ?? []);
  const lead = { count: albums.length, first: String(Math.min(...years)), last: String(Math.max(...years)) };
  const entries = albums.flatMap((album, index) =>
    album.year === undefined
      ? []
      : {
          year: album.year,
          mark: String(album.year),
          id: albumId(index),
          content: <Album album={album} shopLabel={t('inShop')} />,
        },
  );
  return (
    <HistoryFrame
      section="discography"
      lead={
        years.length > 0 ? t('discographyLead', lead) : t('discographyDescription', { name: site.shortName })
      }
    >
      {albums.length === 0 && <Empty title={t('empty')} />}
      <Timeline groups={byDecade(entries)} jumpLabel={t('decades')} />
      {albums.map(
        (album, index) =>
          album.year === undefined && <RichText key={index} markup={album.text} headings={2} />,
      )}
      <p className={styles.more}>
        <MoreLink href={href(locale, 'sound')}>{t('sound')}</MoreLink>
      </p>
    </HistoryFrame>
  );
}
