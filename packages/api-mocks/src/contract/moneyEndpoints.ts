/** The calls that move money. Each carries a `request_id`, and each can be looked up by it. */
export const moneyEndpointIds = [
  'withdrawals.create',
  'withdrawals.cancel',
  'transfers.create',
  'swap.create',
  'payments.refund',
] as const;
export type MoneyEndpointId = (typeof moneyEndpointIds)[number];
