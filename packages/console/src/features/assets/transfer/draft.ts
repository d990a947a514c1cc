import type { TransferInput } from '../../../data/transfers.ts';

export const emptyTransfer = {
  account: '',
  /** The account that was ticked as right; another account has to be ticked again. */
  ticked: '',
  /** Specification §9: 1 balance, 2 usdt_balance. */
  type: '1',
  amount: '',
  remark: '',
};

/** A transfer that was sent and not answered; it outlives a reload, so that it cannot be sent as another. */
export const noTransfer = {
  request_id: '',
  account: '',
  id: '',
  balance_type: '',
  amount: '',
  remark: '',
};
export type PendingTransfer = typeof noTransfer;

export const REMARK_LENGTH = 60;

export function keptTransfer(body: TransferInput): PendingTransfer {
  const { request_id, account, id, amount, remark = '' } = body;
  return { request_id, account, id, amount, remark, balance_type: String(body.balance_type ?? 1) };
}

export function transferOf(kept: PendingTransfer): TransferInput {
  return { ...kept, balance_type: kept.balance_type === '2' ? 2 : 1 };
}
