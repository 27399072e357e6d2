import { getLocale, getTranslations } from 'next-intl/server';
import { aboveProduct } from '@/components/ui/trails';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { MoreLink } from '@/components/ui/more-link';
import { PageHeader } from '@/components/ui/page-header';
import { Picture } from '@/components/ui/picture';
import { ProductDetail } from './product-detail';
import type { ProductView } from '@/lib/shop/product-view';
import { dialogWords, productWords } from './shop-words';
import { ShopDialogs } from './shop-dialogs';
import { ShopTerms } from './shop-terms';
import styles from './shop.module.css';

type ProductPageProps = {
  product: ProductView;
  /** Address of the album in the discography. */
  album?: string | undefined;
};

export async function ProductPage({ product, album }: ProductPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('shop');
  const common = await getTranslations('common');
  const [words, dialogs] = await Promise.all([productWords(), dialogWords()]);
  const { title, titleLanguage, image, details, kind } = product;
  return (
    <article className="wrap">
      <Breadcrumbs items={[...(await aboveProduct()), { label: title }]} label={common('breadcrumbs')} />
      <PageHeader eyebrow={t(`kinds.${kind}`)} title={title} lang={titleLanguage} long />
      <ProductDetail
        locale={locale}
        product={product}
        words={words}
        headingLevel={2}
        cover={
          <Picture
            src={image}
            alt={details.imageAlt}
            priority
            ratio="1"
            sizes="(min-width: 768px) 40vw, 100vw"
          />
        }
      />
      {album !== undefined && (
        <p className={styles.album}>
          <MoreLink href={album}>{t('inDiscography')}</MoreLink>
        </p>
      )}
      <ShopTerms />
      <ShopDialogs locale={locale} words={dialogs} productWords={words} />
    </article>
  );
}
