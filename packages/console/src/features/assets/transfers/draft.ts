/** What is typed beside the token, which is in the address. */
export const emptyTransfer = {
  account: '',
  /** The account that was confirmed as right; another account has to be confirmed again. */
  confirmed: '',
  /** Specification §9: 1 balance, 2 usdt_balance. */
  type: '1',
  amount: '',
  remark: '',
};
export type TransferDraft = typeof emptyTransfer;

export const REMARK_LENGTH = 60;
