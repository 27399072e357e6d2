import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { CartRow } from '@/lib/shop/cart/cart-rows';
import type { Failure, Refusal } from '@/lib/orders/browser/outcome';
import { site } from '@/content/site';

type Translate = ReturnType<typeof useTranslations<'checkout.failure'>>;

function refusalTexts(t: Translate, outcome: Refusal, rows: readonly CartRow[]) {
  const { phone } = site.contact;
  if (outcome.reason === 'sold-out') {
    const gone = rows.filter(({ id }) => outcome.items.includes(id));
    const titles = gone.map(({ title }) => title).join(', ');
    return [titles === '' ? t('soldOutSome') : t('sold-out', { titles }), t('soldOutHelp')];
  }
  if (outcome.reason === 'mismatch') return [t('mismatch', { phone })];
  if (outcome.reason === 'unknown-product') return [t('unknown-product')];
  return outcome.reason === 'invalid' ? [t('kept')] : [t('other', { phone }), t('kept')];
}

/** Told before the order was looked at: it was certainly not taken. */
const turnedAway: readonly Failure['reason'][] = ['busy', 'crowded'];

function titleOf(t: Translate, outcome: Failure): string {
  if (outcome.status === 'uncertain' && !turnedAway.includes(outcome.reason)) return t('uncertainTitle');
  if (outcome.status === 'refused' && outcome.reason === 'mismatch') return t('mismatchTitle');
  return t('title');
}

type FailureNoticeProps = { outcome: Failure; rows: readonly CartRow[] };

/** Why the order did not go through, and what to do; nothing in the cart or the form is lost (reading 32). */
export function FailureNotice({ outcome, rows }: FailureNoticeProps) {
  const t = useTranslations('checkout.failure');
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A failure of an earlier visit must not take the focus; invalid fields have a list of their own for that.
    if (outcome.reason !== 'interrupted' && outcome.reason !== 'invalid') notice.current?.focus();
  }, [outcome]);

  const texts =
    outcome.status === 'uncertain' ? [t(outcome.reason), t('again')] : refusalTexts(t, outcome, rows);
  return (
    <Notice ref={notice} tone="error" role="alert" tabIndex={-1} title={titleOf(t, outcome)}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
