export const emptyTransfer = {
  account: '',
  /** The account that the user confirmed. If the account changes, the user must confirm it again. */
  confirmed: '',
  /**
   * 1: the amount is in the token. 2: the amount is in USDT (specification §9: `balance`, `usdt_balance`).
   */
  type: '1',
  amount: '',
  remark: '',
};
export type TransferDraft = typeof emptyTransfer;

export const REMARK_LENGTH = 60;
