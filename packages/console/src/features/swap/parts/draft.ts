/** What is written in the form beside the tokens, which are in the address. */
export const emptySwap = {
  amount: '',
  /** Specification §9: 1 balance, 2 usdt_balance. */
  type: '1',
  slippage: '0.5',
  keepsFresh: false,
};
export type SwapDraft = typeof emptySwap;

/** An order that was sent and not answered; it outlives a reload, so that it cannot be sent as another. */
export const noOrder = {
  request_id: '',
  quote_id: '',
  pair_id: '',
  direction: '',
  from_id: '',
  to_id: '',
  from_amount: '',
  min_received: '',
  balance_type: '',
};
export type PendingOrder = typeof noOrder;

export const slippages = ['0.1', '0.5', '1'] as const;
