export const emptyTransfer = {
  account: '',
  /** The confirmed account. If the account changes, it must be confirmed again. */
  confirmed: '',
  /**
   * The unit of the amount: 1 means the token, and 2 means USDT (specification §9: balance, usdt_balance).
   */
  type: '1',
  amount: '',
  remark: '',
};
export type TransferDraft = typeof emptyTransfer;

export const REMARK_LENGTH = 60;
