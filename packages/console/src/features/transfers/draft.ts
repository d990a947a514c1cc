export const emptyTransfer = {
  account: '',
  /** The confirmed account. A different account must be confirmed again. */
  confirmed: '',
  /** Specification §9: 1 balance, 2 usdt_balance. */
  type: '1',
  amount: '',
  remark: '',
};
export type TransferDraft = typeof emptyTransfer;

export const REMARK_LENGTH = 60;
