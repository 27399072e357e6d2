/**
 * What erasing an order sets; `?` is the present. The digest goes too: names and telephone numbers could be recovered
 * from it by guessing, and a parcel's number leads to whoever got it.
 */
export const setErased = `name = '', phone = '', delivery_address = '', invoice_address = '', marketing = 0,
  marketing_version = NULL, slip_key = NULL, fingerprint = '', remote_answer = NULL, deliver_after = NULL, tracking_number = NULL, erased_at = ?`;

/** What visitors and the desk wrote beside an erased order; `?` is its reference. */
export const eraseBeside = [
  `UPDATE withdrawals SET reason = '' WHERE order_reference IN
    (SELECT reference FROM orders WHERE reference = ? AND erased_at IS NOT NULL)`,
  `UPDATE desk_log SET detail = '' WHERE action = 'posted' AND order_reference IN
    (SELECT reference FROM orders WHERE reference = ? AND erased_at IS NOT NULL)`,
];
