/** What is written in the form beside the tokens, which are in the address. */
export const emptySwap = {
  amount: '',
  /** Specification §9: 1 balance, 2 usdt_balance. */
  type: '1',
  slippage: '0.5',
  keepsFresh: false,
};
export type SwapDraft = typeof emptySwap;

export const slippages = ['0.1', '0.5', '1'] as const;
