import { site } from '@/content/site';
import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Instant, StoredOrder } from '@/lib/orders/journal/order-journal';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import { shippingSentence } from '@/components/checkout/shipping-sentence';
import { SlipFacts } from './slip-facts';
import { SlipItems } from './slip-items';
import type { OrderWords } from './words';

type SlipPageProps = {
  order: StoredOrder;
  locale: Locale;
  words: OrderWords;
  /** When the page goes. */
  until: Instant;
  /** The site's own address, for what is read on paper. */
  siteUrl: string;
};

/** An order's state in its buyer's words: whether the shop's system has it yet is nothing they have to know. */
function State({ order, words: { slip } }: Pick<SlipPageProps, 'order' | 'words'>) {
  const refused = order.state === 'rejected';
  return (
    <p className="private-notice" role={refused ? 'alert' : undefined}>
      {refused
        ? slip('refused', { phone: site.contact.phone })
        : slip('received', { phone: order.visitor.phone })}
    </p>
  );
}

function Next({ order, locale, words }: Omit<SlipPageProps, 'until' | 'siteUrl'>) {
  const { slip, checkout, shipping } = words;
  const { payment, delivery } = order.visitor;
  return (
    <section className="private-section">
      <h2>{slip('next')}</h2>
      <ol>
        <li>{checkout('submitHelp')}</li>
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
export function SlipPage({ order, locale, words, until, siteUrl }: SlipPageProps) {
  const { slip } = words;
  const withdraw = privateHref(locale, 'withdraw');
  return (
    <>
      <State order={order} words={words} />
      <div className="private-scroll">
        <SlipItems order={order} locale={locale} words={words} />
      </div>
      <section className="private-section">
        <h2>{slip('facts')}</h2>
        <SlipFacts order={order} locale={locale} words={words} />
      </section>
      {order.state !== 'rejected' && <Next order={order} locale={locale} words={words} />}
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
