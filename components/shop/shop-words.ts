import 'server-only';
import { getTranslations } from 'next-intl/server';
import { site } from '@/content/site';
import { clientWords } from '@/lib/i18n/client-words';
import { maxQuantity } from '@/lib/shop/cart/cart';
import { addedKeys, detailKeys, dialogKeys, offerKeys } from './words';
import type { DialogWords, ProductWords } from './words';

export async function productWords(): Promise<ProductWords> {
  const [offer, detail] = await Promise.all([
    clientWords('shop', offerKeys),
    clientWords('shop.detail', detailKeys),
  ]);
  return { ...offer, ...detail };
}

export async function dialogWords(): Promise<DialogWords> {
  const t = await getTranslations('shop.added');
  const [dialog, added] = await Promise.all([
    clientWords('shop.detail', dialogKeys),
    clientWords('shop.added', addedKeys),
  ]);
  const full = t('full', { max: maxQuantity, phone: site.contact.phone });
  return { ...dialog, added: { ...added, full } };
}
