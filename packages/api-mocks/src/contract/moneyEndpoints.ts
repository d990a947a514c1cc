/**
 * The IDs of all calls that move money. Each call has a `request_id`. Repeating a call with the same
 * `request_id` doesn't move money again. The outcome of a call can be looked up by its `request_id`.
 */
export const moneyEndpointIds = [
  'withdrawals.create',
  'withdrawals.cancel',
  'transfers.create',
  'swap.create',
  'payments.refund',
] as const;
export type MoneyEndpointId = (typeof moneyEndpointIds)[number];
