import { privatePage } from '@/app/private-page';
import { Receipt } from '@/components/withdrawal/receipt';
import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { exceptionOf } from '@/lib/orders/form/withdrawal';
import type { StoredOrder } from '@/lib/orders/journal/order-journal';
import type { Withdrawal } from '@/lib/orders/journal/withdrawal';
import { privateHref } from '@/lib/routing/private';
import { productById } from '@/lib/shop/products';

/** In place of a receipt that does not exist, or that cannot be read just now. */
export async function missingPage(locale: Locale, status: 404 | 503): Promise<Response> {
  const t = await translatorFor(locale, 'withdrawal.missing');
  const { phone } = site.contact;
  const words = status === 404 ? t('text', { phone }) : t('unavailable', { phone });
  return privatePage({ locale, status, title: t('title'), children: <p>{words}</p> });
}

type Kept = { withdrawal: Withdrawal; order: StoredOrder };

/** The receipt; `asFile` for the browser to save. */
export async function receiptPage(
  locale: Locale,
  { withdrawal, order }: Kept,
  asFile: boolean,
): Promise<Response> {
  const t = await translatorFor(locale, 'withdrawal');
  const sealed = withdrawal.lines.some(({ item }) => exceptionOf(productById(item)?.kind) === 'sealed');
  const hrefIn = (other: Locale) => privateHref(other, 'withdrawal-receipt', { key: withdrawal.receiptKey });
  const fileHref = `${hrefIn(locale)}?file`;
  const headers = { 'Content-Disposition': `attachment; filename="${withdrawal.reference}.html"` };
  return privatePage({
    locale,
    title: t('receipt.title'),
    hrefIn,
    headers: asFile ? headers : {},
    children: <Receipt {...{ locale, t, withdrawal, order, sealed, fileHref }} />,
  });
}
