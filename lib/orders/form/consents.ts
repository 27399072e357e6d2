/**
 * The version of the sentence by which a visitor agrees to be called (`checkout.fields.marketing`), stored with the order:
 * the day from which it reads as it does. A test tells when the sentence has changed and this has not.
 */
export const marketingVersion = '2026-11-21';

/** Which texts a visitor has agreed to, by their versions (`YYYY-MM-DD`); absent where there was no consent. */
export type Consents = { terms?: string | undefined; marketing?: string | undefined };

/** Carries the consents beside the payload, whose fields are given (product §3): `terms=2026-11-21; marketing=…`. */
export const consentsHeader = 'order-consents';

export function writeConsents({ terms, marketing }: Consents): string {
  return [terms && `terms=${terms}`, marketing && `marketing=${marketing}`].filter(Boolean).join('; ');
}

/** Whatever is not written as above counts as no consent. */
export function readConsents(header: string | null): Consents {
  const given = new Map(
    (header ?? '').split(';').map((part): [string, string] => {
      const [name = '', version = ''] = part.trim().split('=');
      return [name, version];
    }),
  );
  return { terms: asVersion(given.get('terms')), marketing: asVersion(given.get('marketing')) };
}

export const asVersion = (value: string | null | undefined): string | undefined =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
