import { site } from '@/content/site';
import { clockTime } from '@/lib/i18n/clock-time';
import type { Locale } from '@/lib/i18n/locales';
import { moneyInWords } from '@/lib/i18n/money';
import type { translatorFor } from '@/lib/i18n/translator';
import type { Delivery } from '@/lib/orders/form/payload';
import { shippingOf } from '@/lib/orders/form/terms';

/** Says the messages of `checkout.shipping`. */
type Say = Awaited<ReturnType<typeof translatorFor<'checkout.shipping'>>>;

/** Who pays the courier (readings 42 and 45), or where the order is collected. `totalMinor` is Σ price × quantity. */
export function shippingSentence(t: Say, locale: Locale, totalMinor: number, delivery: Delivery): string {
  const shipping = shippingOf(totalMinor, delivery);
  const { address, hours } = site.contact;
  switch (shipping.kind) {
    case 'included':
      return t('included');
    case 'on-delivery':
      return t('on-delivery', { amount: moneyInWords(shipping.amountMinor, locale) });
    case 'pickup':
      return t('pickup', {
        address: `${address.street}, ${address.city[locale]}`,
        hours: t('hours', {
          opens: clockTime(locale, hours.opens),
          closes: clockTime(locale, hours.closes),
        }),
      });
  }
}
