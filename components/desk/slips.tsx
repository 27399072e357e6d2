import { SlipFacts } from '@/components/order-page/slip-facts';
import { SlipItems } from '@/components/order-page/slip-items';
import type { OrderWords } from '@/components/order-page/words';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import type { DeskWords } from './words';

type SlipsProps = {
  orders: readonly DeskOrder[];
  words: DeskWords;
  /** A slip is in its buyer's language, whatever the desk's. */
  slipWords: Record<Locale, OrderWords>;
};

/** The slips to put into the parcels, each on a sheet of its own. */
export function Slips({ orders, words: { desk }, slipWords }: SlipsProps) {
  if (orders.length === 0) return <p>{desk('slips.none')}</p>;
  return (
    <>
      <p data-print="hide">{desk('slips.print')}</p>
      {orders.map(({ order }) => {
        const { reference, locale } = order;
        const words = slipWords[locale];
        return (
          <section key={reference} className="private-section desk-slip" lang={locale}>
            <h2>{words.slip('title', { reference })}</h2>
            <SlipFacts {...{ order, locale, words }} />
            <SlipItems {...{ order, locale, words }} />
          </section>
        );
      })}
    </>
  );
}
