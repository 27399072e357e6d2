import { leadOn, privatePage } from '@/app/private-page';
import { ClaimForm } from '@/components/withdrawal/claim-form';
import { StatementForm } from '@/components/withdrawal/statement-form';
import { site } from '@/content/site';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator';
import { reasonLimit } from '@/lib/orders/form/withdrawal';
import type { JsonBody } from '@/lib/orders/server/read-request';
import type { ClaimedOrder, OrderClaim, Statement, Withdrawn } from '@/lib/orders/server/withdraw';
import { privateHref } from '@/lib/routing/private';

/** Why the first step is shown again. */
export type ClaimRefusal =
  | Exclude<Withdrawn, { ok: true } | { claimed: ClaimedOrder }>
  | Extract<JsonBody, { ok: false }>
  | { ok: false; reason: 'cross_site' };

const statuses: Record<ClaimRefusal['reason'], number> = {
  malformed: 400,
  cross_site: 403,
  not_found: 404,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  crowded: 503,
  unavailable: 503,
};

const retryAfter = (refusal: ClaimRefusal): Record<string, string> =>
  'retryAfterSeconds' in refusal ? { 'Retry-After': String(refusal.retryAfterSeconds) } : {};

/** What the visitor is told; a form that no browser of ours would send is only "could not be read". */
const wordsFor = {
  malformed: 'malformed',
  cross_site: 'cross_site',
  not_found: 'not_found',
  too_large: 'malformed',
  unsupported_type: 'malformed',
  too_many_requests: 'held',
  crowded: 'held',
  unavailable: 'unavailable',
} as const satisfies Record<ClaimRefusal['reason'], string>;

/** The first step, for the first time or after a refusal. */
export async function claimPage(
  locale: Locale,
  claim: OrderClaim,
  refusal?: ClaimRefusal,
): Promise<Response> {
  const t = await translatorFor(locale, 'withdrawal');
  const { phone, email } = site.contact;
  const problem = refusal && t(`problems.${wordsFor[refusal.reason]}`, { phone, email });
  return privatePage({
    locale,
    title: t('title'),
    hrefIn: (other) => privateHref(other, 'withdraw'),
    status: refusal ? statuses[refusal.reason] : 200,
    headers: refusal ? retryAfter(refusal) : {},
    children: <ClaimForm {...{ locale, t, claim, problem }} />,
  });
}

type StatementRefusal = Extract<Withdrawn, { claimed: ClaimedOrder }>;

/** The second step, for the first time or after a refusal. */
export async function statementPage(
  locale: Locale,
  statement: Statement,
  claimed: ClaimedOrder,
  refusal?: StatementRefusal,
): Promise<Response> {
  const t = await translatorFor(locale, 'withdrawal');
  const words = {
    nothing: () => t('problems.nothing'),
    quantity: () => t('problems.quantities'),
    too_long: () => t('problems.too_long', { count: reasonLimit }),
  };
  const problem = refusal && { words: words[refusal.reason](), items: refusal.items };
  return privatePage({
    locale,
    title: t('title'),
    status: refusal ? 400 : 200,
    children: <StatementForm {...{ locale, t, claimed, statement, problem }} />,
  });
}

export const receiptOf = (locale: Locale, key: string): Response =>
  leadOn(privateHref(locale, 'withdrawal-receipt', { key }));
