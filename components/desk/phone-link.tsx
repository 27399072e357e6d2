import type { DeskWords } from './words';

type PhoneLinkProps = { phone: string; words: DeskWords };

/** A number to tap: kept as digits (lib/orders/form/phone.ts), a Romanian one with its 0, any other without its +. */
export function PhoneLink({ phone, words: { desk } }: PhoneLinkProps) {
  return (
    <a
      className="private-button private-button-quiet desk-call"
      href={`tel:${phone.startsWith('0') ? '' : '+'}${phone}`}
    >
      {desk('order.call', { phone })}
    </a>
  );
}
