import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderClaim } from '@/lib/orders/server/withdraw';
import { privateHref } from '@/lib/routing/private';
import { href } from '@/lib/routing/routes';
import { ClaimField } from './claim-field';
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
  const invalid = problem !== undefined;
  return (
    <>
      <p>{t('find.lead')}</p>
      <form method="post" action={privateHref(locale, 'withdraw')} className="private-form">
        <p className="private-fine">{t('step', { step: 1 })}</p>
        {invalid ? (
          <p id="problem" role="alert" className="private-notice">
            {problem}
          </p>
        ) : null}
        <input type="hidden" name="step" value="find" />
        <ClaimField
          name="reference"
          label={t('find.reference')}
          help={t('find.referenceHelp', { example })}
          value={claim.reference}
          invalid={invalid}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, autoFocus: invalid }}
        />
        <ClaimField
          name="phone"
          label={t('find.phone')}
          help={t('find.phoneHelp')}
          value={claim.phone}
          invalid={invalid}
          input={{ type: 'tel', autoComplete: 'tel' }}
        />
        <button type="submit" className="private-button">
          {t('find.submit')}
        </button>
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
