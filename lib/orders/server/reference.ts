import { createHash, randomBytes, randomInt } from 'node:crypto';
import { site } from '@/content/site';
import type { OrderPayload } from '../form/payload';

/** Without 0, O, 1, I, L and U: references are read out over the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = site.productSlug.slice(0, 2).toUpperCase();

const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A new, unguessable order reference: `AR-7K3M-2QXD`. */
export function newReference(): string {
  return `${prefix}-${block()}-${block()}`;
}

/** The secret part of a slip's address: 128 random bits, in letters that no part of the site spells otherwise. */
export const newSlipKey = (): string => randomBytes(16).toString('hex');

/** The reference an operator typed, in any case and with or without dashes; undefined when it is not one. */
export function readReference(input: string): string | undefined {
  const characters = input.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const code = characters.startsWith(prefix) && characters.length === 10 ? characters.slice(2) : characters;
  if (code.length !== 8 || [...code].some((character) => !alphabet.includes(character))) return undefined;
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What makes two requests the same order: a digest of the cleaned payload. */
export function fingerprint(payload: OrderPayload): string {
  const { name, phone, delivery_address, invoice_address, payment, delivery, marketing, purchaseitem_set } =
    payload;
  const lines = purchaseitem_set.map(({ item, quantity }) => [item, quantity]);
  const fields = [name, phone, delivery_address, invoice_address, payment, delivery, marketing, lines];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
