/** @jest-environment node */
import fc from 'fast-check';
import { marketingVersion, readConsents, writeConsents } from '@/lib/orders/form/consents';
import en from '@/messages/en.json';
import ro from '@/messages/ro.json';

it('the sentence agreed to is the one of its version: a new sentence needs a new day', () => {
  const sentences = [marketingVersion, ro.checkout.fields.marketing, en.checkout.fields.marketing];
  expect(sentences).toEqual([
    '2026-11-21',
    'Sunt de acord să fiu sunat(ă) despre concertele și discurile corului. Fără acest acord, folosim numărul numai pentru comandă și livrare.',
    'You may call me about the choir’s concerts and recordings. Without this consent, we use the number only for this order and its delivery.',
  ]);
});

it('consents arrive as they were given', () => {
  for (const consents of [{ terms: '2026-11-21', marketing: '2026-11-22' }, { terms: '2026-11-21' }, {}])
    expect(readConsents(writeConsents(consents))).toEqual({
      terms: undefined,
      marketing: undefined,
      ...consents,
    });
  expect(readConsents(null)).toEqual({ terms: undefined, marketing: undefined });
});

it('anything else is no consent', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      for (const version of Object.values(readConsents(header)))
        if (version !== undefined) expect(header).toContain(version);
    }),
  );
  expect(readConsents('terms=yes; marketing=2026-1-1')).toEqual({ terms: undefined, marketing: undefined });
});
