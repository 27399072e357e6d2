import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderClaim } from '@/lib/orders/server/withdraw';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import type { WithdrawalWords } from './words';

type ClaimFormProps = {
  locale: Locale;
  t: WithdrawalWords;
  /** What was typed before, or a slip's link brought along. */
  claim: OrderClaim;
  /** Why it was not enough, in words. */
  problem?: string | undefined;
};

/** The first step: which order. */
export function ClaimForm({ locale, t, claim, problem }: ClaimFormProps) {
  const { email, phone } = site.contact;
  const example = `${site.productSlug.slice(0, 2).toUpperCase()}-7K3M-2QXD`;
  const invalid = problem === undefined ? undefined : true;
  return (
    <>
      <p>{t('find.lead')}</p>
      <form method="post" action={privateHref(locale, 'withdraw')} className="withdrawal-form">
        <p className="withdrawal-step">{t('step', { step: 1 })}</p>
        {problem === undefined ? null : (
          <p id="problem" role="alert" className="withdrawal-problem">
            {problem}
          </p>
        )}
        <input type="hidden" name="step" value="find" />
        <div className="withdrawal-field">
          <label htmlFor="reference">{t('find.reference')}</label>
          <input
            id="reference"
            name="reference"
            defaultValue={claim.reference}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={invalid}
            aria-invalid={invalid}
            aria-describedby={invalid ? 'problem reference-help' : 'reference-help'}
          />
          <p id="reference-help">{t('find.referenceHelp', { example })}</p>
        </div>
        <div className="withdrawal-field">
          <label htmlFor="phone">{t('find.phone')}</label>
          <input
            id="phone"
            name="phone"
            type="tel"
            defaultValue={claim.phone}
            required
            maxLength={40}
            autoComplete="tel"
            aria-invalid={invalid}
            aria-describedby={invalid ? 'problem phone-help' : 'phone-help'}
          />
          <p id="phone-help">{t('find.phoneHelp')}</p>
        </div>
        <button type="submit">{t('find.submit')}</button>
      </form>
      <p>
        {t.rich('find.otherwise', {
          email,
          phone,
          mail: (words) => <a href={`mailto:${email}`}>{words}</a>,
          rights: (words) => <a href={href(locale, 'withdrawal')}>{words}</a>,
        })}
      </p>
    </>
  );
}
