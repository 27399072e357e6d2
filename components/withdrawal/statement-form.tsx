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
    <section>
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
      <p>{t('statement.order', { reference, date: formatDate(locale, createdAt), name: visitor.name })}</p>
      {lines.some(({ quantity }) => quantity > 0) ? (
        <form method="post" action={privateHref(locale, 'withdraw')} noValidate className="withdrawal-form">
          <p className="withdrawal-step">{t('step', { step: 2 })}</p>
          {problem ? (
            <p id="problem" role="alert" className="withdrawal-problem">
              {t('problems.title')}. {problem.words}
            </p>
          ) : null}
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            <legend>{t('statement.legend')}</legend>
            <p>{t('statement.help')}</p>
            <StatementLines {...{ locale, t, lines }} asked={statement.asked} wrong={problem?.items ?? []} />
          </fieldset>
          <div className="withdrawal-field">
            <label htmlFor="reason">
              {t('statement.reason')} <span className="withdrawal-hint">{t('statement.optional')}</span>
            </label>
            <textarea
              id="reason"
              name="reason"
              rows={3}
              maxLength={reasonLimit}
              defaultValue={statement.reason}
              aria-describedby="reason-help"
            />
            <p id="reason-help">{t('statement.reasonHelp')}</p>
          </div>
          <p>{t('statement.declaration')}</p>
          <button type="submit">{t('statement.submit')}</button>
        </form>
      ) : (
        <p>{t('statement.nothingLeft')}</p>
      )}
      <Earlier {...{ locale, t, claimed }} />
    </>
  );
}
