/**
 * All calls that move money. Each has a `request_id`. Repeating a call with the same ID doesn't move money
 * again, and its outcome can be looked up by the ID.
 */
export const moneyEndpointIds = [
  'withdrawals.create',
  'withdrawals.cancel',
  'transfers.create',
  'swap.create',
  'payments.refund',
] as const;
export type MoneyEndpointId = (typeof moneyEndpointIds)[number];
