import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { PricedLine } from '@/lib/orders/form/pricing';
import type { WithdrawalWords } from './words';

type ReceiptLinesProps = { locale: Locale; t: WithdrawalWords; lines: readonly PricedLine[] };

/** What is withdrawn from, at the order's prices. */
export function ReceiptLines({ locale, t, lines }: ReceiptLinesProps) {
  const total = lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);
  return (
    <table className="private-table">
      <thead>
        <tr>
          <th scope="col">{t('receipt.products')}</th>
          <th scope="col" className="private-number">
            {t('receipt.quantity')}
          </th>
          <th scope="col" className="private-number">
            {t('receipt.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ item, title, quantity, priceMinor }) => (
          <tr key={item}>
            <th scope="row">{title}</th>
            <td className="private-number">{quantity}</td>
            <td className="private-number">{formatMoney(quantity * priceMinor, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('receipt.total')}
          </th>
          <td className="private-number">{formatMoney(total, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
