export const emptyTransfer = {
  account: '',
  /** The account that was ticked as right; another account has to be ticked again. */
  ticked: '',
  /** Specification §9: 1 balance, 2 usdt_balance. */
  type: '1',
  amount: '',
  remark: '',
};

export const REMARK_LENGTH = 60;
