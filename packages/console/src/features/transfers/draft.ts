export const emptyTransfer = {
  account: '',
  /** The account that the user confirmed. If the account changes, the user must confirm it again. */
  confirmed: '',
  /** The unit of the amount. 1: the token. 2: USDT (specification §9: `balance`, `usdt_balance`). */
  type: '1',
  amount: '',
  remark: '',
};
export type TransferDraft = typeof emptyTransfer;

export const REMARK_LENGTH = 60;
