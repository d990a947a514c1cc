/** The initial values of the form, except the tokens, which are in the URL. */
export const emptySwap = {
  amount: '',
  /** The unit of the amount. 1: the token. 2: USDT (specification §9: `balance`, `usdt_balance`). */
  type: '1',
  slippage: '0.5',
  keepsFresh: false,
};
export type SwapDraft = typeof emptySwap;

export const slippages = ['0.1', '0.5', '1'] as const;
