import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { maxQuantity } from '@/lib/shop/cart/cart';
import { productKinds } from '@/lib/shop/types';
import { site } from '@/lib/content/site';
import type { DialogLabels, ProductLabels } from './labels';

// An argument passed its own name stays unfilled, for the browser to fill.
const date = '{date}';
const amount = '{amount}';

export async function productLabels(locale: Locale): Promise<ProductLabels> {
  const t = await getTranslations({ locale, namespace: 'shop' });
  const kinds = Object.fromEntries(productKinds.map((kind) => [kind, t(`kinds.${kind}`)]));
  return {
    kinds: kinds as ProductLabels['kinds'],
    free: t('free'),
    soldOut: t('soldOut'),
    soldOutLong: t('soldOutLong'),
    buy: t('buy'),
    artist: t('detail.artist'),
    conductor: t('detail.conductor'),
    author: t('detail.author'),
    editor: t('detail.editor'),
    concept: t('detail.concept'),
    proofreading: t('detail.proofreading'),
    printing: t('detail.printing'),
    year: t('detail.year'),
    playlist: t('detail.playlist'),
    deliveryPaid: t('detail.deliveryPaid'),
    deliveryFree: t('detail.deliveryFree', { amount: formatMoney(site.shop.freeOrderShippingMinor, locale) }),
    preorder: t('detail.preorder', { date }),
    preorderOpen: t('detail.preorderOpen'),
    oldPrice: t('detail.oldPrice', { amount }),
  };
}

export async function dialogLabels(locale: Locale): Promise<DialogLabels> {
  const t = await getTranslations({ locale, namespace: 'shop' });
  return {
    close: t('detail.close'),
    loading: t('detail.loading'),
    failed: t('detail.failed'),
    page: t('detail.page'),
    added: {
      title: t('added.title'),
      finish: t('added.finish'),
      continue: t('added.continue'),
      fullTitle: t('added.fullTitle'),
      full: t('added.full', { max: maxQuantity, phone: site.contact.phone }),
    },
  };
}
