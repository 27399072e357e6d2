import { preorderSentence } from '@/components/checkout/preorder-sentence';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import { isQuantity, quantityName } from '@/lib/orders/server/typed-order';
import type { TypedOrder } from '@/lib/orders/server/typed-order';
import { productById, products } from '@/lib/shop/products';
import { describedBy, FieldError, fieldId } from './field';
import type { OrderWords } from './words';

type FormLinesProps = { typed: TypedOrder; complain: boolean; locale: Locale; words: OrderWords };

/** What is ordered, with the quantity of each; another product can be chosen without leaving what is typed below. */
export function FormLines({ typed, complain, locale, words }: FormLinesProps) {
  const { page, checkout } = words;
  const inOrder = new Set(typed.lines.map(({ item }) => item));
  const others = products().filter(({ id, soldOut }) => !soldOut && !inOrder.has(id));
  return (
    <fieldset className="private-form">
      <legend className="visually-hidden">{checkout('summary.title')}</legend>
      {typed.lines.map((line) => (
        <FormLine key={line.item} {...{ line, complain, locale, words }} />
      ))}
      {typed.lines.length > 0 && <p className="private-fine">{page('remove')}</p>}
      <div className="private-actions">
        <label className="private-label" htmlFor={fieldId('add')}>
          {page('another')}
        </label>
        <select id={fieldId('add')} name="add" className="private-input" defaultValue="">
          <option value="">{page('choose')}</option>
          {others.map(({ id, title, titleLanguage, priceMinor }) => (
            <option key={id} value={id} lang={titleLanguage}>
              {`${title[locale]} – ${priceMinor === 0 ? checkout('summary.free') : formatMoney(priceMinor, locale)}`}
            </option>
          ))}
        </select>
        <button name="intent" value="add" className="private-button private-button-quiet">
          {page('add')}
        </button>
      </div>
    </fieldset>
  );
}

type FormLineProps = Omit<FormLinesProps, 'typed'> & { line: TypedOrder['lines'][number] };

function FormLine({ line: { item, quantity }, complain, locale, words: { checkout } }: FormLineProps) {
  const product = productById(item);
  if (!product) return null;
  const name = quantityName(item);
  const error = complain && !isQuantity(quantity) ? checkout('problems.quantity') : undefined;
  const { title, titleLanguage, priceMinor } = product;
  const preorder = preorderSentence(checkout, locale, product);
  return (
    <div className="private-field">
      <div className="private-line">
        <label htmlFor={fieldId(name)}>
          <span className="visually-hidden">{checkout('summary.quantity', { title: '' })}</span>
          <span lang={titleLanguage}>{title[locale]}</span>
          {preorder === undefined ? null : <span className="private-fine private-below">{preorder}</span>}
        </label>
        <span>
          <input
            id={fieldId(name)}
            name={name}
            className="private-input private-count"
            defaultValue={quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...describedBy(name, undefined, error)}
          />{' '}
          × {priceMinor === 0 ? checkout('summary.free') : formatMoney(priceMinor, locale)}
        </span>
        <span className="private-line-amount">
          {isQuantity(quantity) ? formatMoney(Number(quantity) * priceMinor, locale) : ''}
        </span>
      </div>
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}
