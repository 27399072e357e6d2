import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { WithdrawableLine } from '@/lib/orders/form/withdrawal';
import type { WithdrawalWords } from './words';

type StatementLinesProps = {
  locale: Locale;
  t: WithdrawalWords;
  lines: readonly WithdrawableLine[];
  /** The text typed before as the quantity of an item. */
  asked: (item: number) => string | undefined;
  /** Items whose quantity was refused. */
  wrong: readonly number[];
};

/** The name of the field that holds an item's quantity. */
export const quantityField = (item: number): string => `quantity-${item}`;

function Note({ t, line }: { t: WithdrawalWords; line: WithdrawableLine }) {
  const words = line.exception === 'sealed' ? t('statement.sealed') : undefined;
  return words === undefined ? null : (
    <p id={`note-${line.item}`} className="private-help">
      {words}
    </p>
  );
}

/** The products of an order, each with how many of it are withdrawn from: all, unless the consumer says fewer. */
export function StatementLines({ locale, t, lines, asked, wrong }: StatementLinesProps) {
  const firstWrong = wrong[0];
  return lines.map((line) => {
    const { item, title, quantity, priceMinor, exception } = line;
    if (quantity === 0) {
      return (
        <div key={item} className="private-field">
          <p className="private-label">{title}</p>
          <p className="private-help">
            {t(exception === 'periodical' ? 'statement.periodical' : 'statement.gone')}
          </p>
        </div>
      );
    }
    const name = quantityField(item);
    const bad = wrong.includes(item);
    const described = [bad && `problem-${item}`, `of-${item}`, exception && `note-${item}`].filter(Boolean);
    return (
      <div key={item} className="private-field">
        <label htmlFor={name} className="private-label">
          {t('statement.quantity', { title, price: formatMoney(priceMinor, locale) })}
        </label>
        {bad ? (
          <p id={`problem-${item}`} className="private-error">
            {t('problems.quantity', { count: quantity })}
          </p>
        ) : null}
        <p className="private-actions">
          <input
            className="private-input private-count"
            id={name}
            name={name}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            defaultValue={asked(item) ?? quantity}
            autoFocus={item === firstWrong || undefined}
            aria-invalid={bad || undefined}
            aria-describedby={described.join(' ')}
          />
          <span id={`of-${item}`}>{t('statement.of', { count: quantity })}</span>
        </p>
        <Note t={t} line={line} />
      </div>
    );
  });
}
