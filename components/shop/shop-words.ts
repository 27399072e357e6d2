import 'server-only';
import { clientWords } from '@/lib/i18n/client-words';
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
  const [dialog, added] = await Promise.all([
    clientWords('shop.detail', dialogKeys),
    clientWords('shop.added', addedKeys),
  ]);
  return { ...dialog, added };
}
