import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { MoreLink } from '@/components/ui/more-link';
import { PageHeader } from '@/components/ui/page-header';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routing/routes';
import { site } from '@/lib/content/site';
import { ProductDetail } from './product-detail';
import { productJsonLd } from './product-json-ld';
import type { ProductView } from '@/lib/shop/product-view';
import { dialogLabels, productLabels } from './server-labels';
import { ShopDialogs } from './shop-dialogs';
import { ShopTerms } from './shop-terms';
import styles from './shop.module.css';

type ProductPageProps = {
  locale: Locale;
  product: ProductView;
  /** Address of the album in the discography. */
  album?: string | undefined;
};

export async function ProductPage({ locale, product, album }: ProductPageProps) {
  const t = await getTranslations({ locale, namespace: 'shop' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const [labels, dialogs] = await Promise.all([productLabels(locale), dialogLabels(locale)]);
  const { title, titleLanguage, image, details, kind } = product;
  return (
    <article className="wrap">
      <JsonLd data={productJsonLd(locale, product)} />
      <Breadcrumbs
        items={[{ label: t('title'), href: href(locale, 'shop') }, { label: title }]}
        label={common('breadcrumbs')}
      />
      <PageHeader eyebrow={labels.kinds[kind]} title={title} lang={titleLanguage} long />
      <noscript>
        <p className={styles.noScript}>{t('noScript', { phone: site.contact.phone })}</p>
      </noscript>
      <ProductDetail
        locale={locale}
        product={product}
        labels={labels}
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
      <ShopTerms locale={locale} />
      <ShopDialogs locale={locale} labels={dialogs} productLabels={labels} />
    </article>
  );
}
