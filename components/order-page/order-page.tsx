import { GuaranteeNotice } from '@/components/checkout/guarantee-notice';
import { shippingSentence } from '@/components/checkout/shipping-sentence';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/i18n/money';
import type { Consents } from '@/lib/orders/form/consents';
import type { FormNotice, FormProblems } from '@/lib/orders/server/take-form';
import { sumsOf } from '@/lib/orders/server/typed-order';
import type { TypedOrder } from '@/lib/orders/server/typed-order';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import { FormErrors, FormNoticeBox } from './form-notices';
import { FormFields } from './form-fields';
import { FormLines } from './form-lines';
import type { OrderWords } from './words';

type OrderPageProps = {
  locale: Locale;
  words: OrderWords;
  typed: TypedOrder;
  problems: FormProblems;
  notice?: FormNotice | undefined;
  /** The versions of the texts beside the boxes. */
  versions: Consents;
};

function Empty({ locale, words: { checkout } }: Pick<OrderPageProps, 'locale' | 'words'>) {
  return (
    <div className="private-notice">
      <h2>{checkout('empty')}</h2>
      <p>{checkout('emptyHelp')}</p>
      <p>
        <a href={href(locale, 'shop')}>{checkout('toShop')}</a>
      </p>
    </div>
  );
}

/** What is to be paid, and the button that says so when anything is. */
function Send({ locale, words, typed }: Pick<OrderPageProps, 'locale' | 'words' | 'typed'>) {
  const { page, checkout, shipping } = words;
  const { totalMinor, dueMinor } = sumsOf(typed);
  return (
    <section className="private-form private-section">
      <p className="private-sum">
        <span>{checkout('summary.total')}</span> <strong>{formatMoney(dueMinor, locale)}</strong>
      </p>
      <p>{shippingSentence(shipping, locale, totalMinor, typed.delivery)}</p>
      <input type="hidden" name="due" value={dueMinor} />
      <div className="private-actions">
        <button name="intent" value="order" className="private-button">
          {checkout(dueMinor === 0 ? 'submitFree' : 'submit')}
        </button>
        <button name="intent" value="recount" className="private-button private-button-quiet">
          {page('recount')}
        </button>
      </div>
      <p className="private-fine">{checkout('submitHelp')}</p>
    </section>
  );
}

/**
 * The order dialog as a page, for who has no scripts: the same fields and rules, one form, and everything typed in it
 * again when it has to come back.
 */
export function OrderPage({ locale, words, typed, problems, notice, versions }: OrderPageProps) {
  const empty = typed.lines.length === 0;
  return (
    <form method="post" action={privateHref(locale, 'order')} className="private-form" noValidate>
      {/* What Enter does in a field: nothing is ordered by it. */}
      <button name="intent" value="recount" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="key" value={typed.key} />
      <input type="hidden" name="terms" value={versions.terms} />
      <input type="hidden" name="calls" value={versions.marketing} />
      {notice && <FormNoticeBox notice={notice} words={words} />}
      {empty ? <Empty locale={locale} words={words} /> : <FormErrors problems={problems} words={words} />}
      <FormLines {...{ typed, locale, words }} complain={problems.purchaseitem_set !== undefined} />
      {empty ? null : (
        <>
          <FormFields {...{ typed, problems, locale, words }} />
          <GuaranteeNotice t={words.guarantee} />
          <Send {...{ locale, words, typed }} />
        </>
      )}
    </form>
  );
}
