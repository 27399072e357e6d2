import { preorderSentence } from '@/components/checkout/preorder-sentence';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { dueMinor, shippingOnDeliveryMinor } from '@/lib/orders/form/pricing';
import type { StoredOrder } from '@/lib/orders/journal/order-journal';
import { productById } from '@/lib/shop/products';
import type { OrderWords } from './words';

type SlipItemsProps = { order: StoredOrder; locale: Locale; words: OrderWords };

/** The title in the reader's language: the order holds it in the buyer's. */
function titleOf({ item, title }: StoredOrder['lines'][number], order: StoredOrder, locale: Locale) {
  return locale === order.locale ? title : (productById(item)?.title[locale] ?? title);
}

type PreorderProps = Pick<SlipItemsProps, 'locale' | 'words'> & { line: StoredOrder['lines'][number] };

/** What is still to come, for as long as it is. */
function Preorder({ line, locale, words: { checkout } }: PreorderProps) {
  const product = productById(line.item);
  const sentence = product && preorderSentence(checkout, locale, product);
  return sentence === undefined ? null : <p className="private-fine">{sentence}</p>;
}

export function SlipItems({ order, locale, words }: SlipItemsProps) {
  const { slip, checkout } = words;
  const { lines, totalMinor } = order;
  const { delivery } = order.visitor;
  const courier = shippingOnDeliveryMinor(totalMinor, delivery);
  return (
    <table className="private-table">
      <caption>{slip('items')}</caption>
      <thead>
        <tr>
          <th scope="col">{slip('product')}</th>
          <th scope="col" className="private-number">
            {slip('quantity')}
          </th>
          <th scope="col" className="private-number">
            {slip('price')}
          </th>
          <th scope="col" className="private-number">
            {slip('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.item}>
            <th scope="row">
              <span lang={productById(line.item)?.titleLanguage}>{titleOf(line, order, locale)}</span>
              <Preorder {...{ line, locale, words }} />
            </th>
            <td className="private-number">{line.quantity}</td>
            <td className="private-number">
              {line.priceMinor === 0 ? checkout('summary.free') : formatMoney(line.priceMinor, locale)}
            </td>
            <td className="private-number">{formatMoney(line.quantity * line.priceMinor, locale)}</td>
          </tr>
        ))}
        {courier > 0 && (
          <tr>
            <th scope="row" colSpan={3}>
              {slip('courier')}
            </th>
            <td className="private-number">{formatMoney(courier, locale)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {slip('total')}
          </th>
          <td className="private-number">{formatMoney(dueMinor(totalMinor, delivery), locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
