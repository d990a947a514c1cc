/** All calls that move money. Repeating a call with the same `request_id` doesn't move money again. */
export const moneyEndpointIds = [
  'withdrawals.create',
  'withdrawals.cancel',
  'transfers.create',
  'swap.create',
  'payments.refund',
] as const;
export type MoneyEndpointId = (typeof moneyEndpointIds)[number];
