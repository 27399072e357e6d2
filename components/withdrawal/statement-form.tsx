import { formatDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { reasonLimit } from '@/lib/orders/form/withdrawal';
import type { ClaimedOrder, Statement } from '@/lib/orders/server/withdraw';
import { privateHref } from '@/lib/routing/private';
import { StatementLines } from './statement-lines';
import type { WithdrawalWords } from './words';

type StatementFormProps = {
  locale: Locale;
  t: WithdrawalWords;
  claimed: ClaimedOrder;
  statement: Statement;
  /** Why it was not taken, in words; `items` whose quantity is wrong. */
  problem?: { words: string; items: readonly number[] } | undefined;
};

function Earlier({ locale, t, claimed }: Pick<StatementFormProps, 'locale' | 't' | 'claimed'>) {
  if (claimed.earlier.length === 0) return null;
  return (
    <section className="private-section">
      <h2>{t('statement.earlier')}</h2>
      <ul>
        {claimed.earlier.map(({ reference, receivedAt, receiptKey }) => (
          <li key={reference}>
            <a href={privateHref(locale, 'withdrawal-receipt', { key: receiptKey })}>{reference}</a>,{' '}
            {formatDate(locale, receivedAt)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The second step: what the consumer withdraws from, and the confirmation. */
export function StatementForm({ locale, t, claimed, statement, problem }: StatementFormProps) {
  const { order, lines } = claimed;
  const { reference, createdAt, visitor } = order;
  const hidden = { step: 'confirm', reference, phone: statement.phone, key: statement.key };
  return (
    <>
      <p className="lining">
        {t('statement.order', { reference, date: formatDate(locale, createdAt), name: visitor.name })}
      </p>
      {lines.some(({ quantity }) => quantity > 0) ? (
        <form method="post" action={privateHref(locale, 'withdraw')} noValidate className="private-form">
          <p className="private-fine">{t('step', { step: 2 })}</p>
          {problem ? (
            <p role="alert" className="private-notice">
              {t('problems.title')}. {problem.words}
            </p>
          ) : null}
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset className="private-form">
            <legend className="private-label">{t('statement.legend')}</legend>
            <p>{t('statement.help')}</p>
            <StatementLines {...{ locale, t, lines }} asked={statement.asked} wrong={problem?.items ?? []} />
          </fieldset>
          <div className="private-field">
            <label htmlFor="reason" className="private-label">
              {t('statement.reason')} {t('statement.optional')}
            </label>
            <textarea
              className="private-input"
              id="reason"
              name="reason"
              rows={3}
              maxLength={reasonLimit}
              defaultValue={statement.reason}
              aria-describedby="reason-help"
            />
            <p id="reason-help" className="private-help">
              {t('statement.reasonHelp')}
            </p>
          </div>
          <p>{t('statement.declaration')}</p>
          <button type="submit" className="private-button">
            {t('statement.submit')}
          </button>
        </form>
      ) : (
        <p>{t('statement.nothingLeft')}</p>
      )}
      <Earlier {...{ locale, t, claimed }} />
    </>
  );
}
