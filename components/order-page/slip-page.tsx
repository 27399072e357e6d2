import { site } from '@/content/site';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { DeskOrder } from '@/lib/orders/journal/desk-journal';
import type { Instant } from '@/lib/orders/journal/order-journal';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import { shippingSentence } from '@/components/checkout/shipping-sentence';
import { SlipFacts } from './slip-facts';
import { SlipItems } from './slip-items';
import type { OrderWords } from './words';

type SlipPageProps = {
  desk: DeskOrder;
  locale: Locale;
  words: OrderWords;
  /** When the page goes. */
  until: Instant;
  /** The site's own address, for what is read on paper. */
  siteUrl: string;
};

/** An order's state in its buyer's words: whether the shop's system has it yet is nothing they have to know. */
function stateOf({ order, deskState, trackingNumber }: DeskOrder, slip: OrderWords['slip']): string {
  const { phone } = site.contact;
  if (order.state === 'rejected') return slip('refused', { phone });
  if (deskState === 'cancelled') return slip('cancelled', { phone });
  if (deskState === 'confirmed') return slip('confirmed');
  if (deskState !== 'posted') return slip('received', { phone: order.visitor.phone });
  if (order.visitor.delivery === 3) return slip('collected');
  return trackingNumber ? slip('tracked', { number: trackingNumber }) : slip('posted');
}

/** Nothing more will come of it. */
const isOver = ({ order, deskState }: DeskOrder) => order.state === 'rejected' || deskState === 'cancelled';

function Next({ desk: { order, deskState }, locale, words }: Omit<SlipPageProps, 'until' | 'siteUrl'>) {
  const { slip, checkout, shipping } = words;
  const { payment, delivery } = order.visitor;
  return (
    <section className="private-section">
      <h2>{slip('next')}</h2>
      <ol>
        {deskState === 'to_call' && <li>{checkout('submitHelp')}</li>}
        {payment === 2 && order.totalMinor > 0 && <li>{checkout('payments.transferHelp')}</li>}
        <li>
          {slip(delivery === 3 ? 'collect' : 'parcel')}{' '}
          {shippingSentence(shipping, locale, order.totalMinor, delivery)}
        </li>
      </ol>
    </section>
  );
}

/** The order as its buyer keeps it: on the screen for 90 days, on paper for as long as they like. One sheet of A4. */
export function SlipPage({ desk, locale, words, until, siteUrl }: SlipPageProps) {
  const { slip } = words;
  const { order, deskState } = desk;
  const withdraw = privateHref(locale, 'withdraw');
  return (
    <>
      <p className="private-notice" role={isOver(desk) ? 'alert' : undefined}>
        {stateOf(desk, slip)}
      </p>
      <div className="private-scroll">
        <SlipItems order={order} locale={locale} words={words} />
      </div>
      <section className="private-section">
        <h2>{slip('facts')}</h2>
        <SlipFacts order={order} locale={locale} words={words} />
      </section>
      {!isOver(desk) && deskState !== 'posted' && <Next desk={desk} locale={locale} words={words} />}
      <section className="private-section">
        <h2>{slip('withdrawal')}</h2>
        <p>
          {slip.rich('withdrawalText', { info: (text) => <a href={href(locale, 'withdrawal')}>{text}</a> })}
        </p>
        <p>
          <a href={withdraw}>{slip('withdraw')}</a>
          <span className="private-on-paper">: {new URL(withdraw, siteUrl).href}</span>
        </p>
      </section>
      <p className="private-fine" data-print="hide">
        {slip('keep', { date: formatDate(locale, until) })}
      </p>
    </>
  );
}
