import { notificationType, withdrawalStatus, type CodeOf } from '#contract/enumerations.ts';
import { amountFields, assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units, VALUE_DECIMALS } from '#core/books/money.ts';
import type { Reason } from '#core/text/formatText.ts';
import type { WithdrawalRow } from '#core/books/rows/funds.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { isSameAddress } from '#rules/sameAddress.ts';
import { takeBackUse } from '../addresses/book.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';
import { announceMovement } from '../callbacks/deliver.ts';
import { releaseWithdrawal, settleWithdrawal } from './book.ts';
import { happening } from '#core/time/agenda.ts';
import { confirmationSeconds } from '../payments/lifecycle.ts';

type Status = CodeOf<typeof withdrawalStatus>;

const AUDIT_SECONDS = 120;
const SEND_SECONDS = 45;
const SUPPORT_SECONDS = 3600;
/** The memo that simulates a failed transfer. After an hour, support cancels the withdrawal. */
const ABNORMAL_MEMO = 'abnormal';
/** The value in USDT above which the review rejects a withdrawal to an address that was never used or saved. */
const RISKY = units('15000', VALUE_DECIMALS);

function isRisky(merchant: Merchant, row: WithdrawalRow): boolean {
  if (row.value <= RISKY) return false;
  const { family } = assetAt(row.asset).chain;
  const isIt = (address: string) => isSameAddress(family, address, row.address);
  const isSaved = merchant.rows.addresses.all().some((one) => !one.isDeleted && isIt(one.address));
  const isUsed = merchant.rows.withdrawals
    .all()
    .some((one) => isIt(one.address) && one.status === withdrawalStatus.accomplish);
  return !isSaved && !isUsed;
}

function moveWithdrawal(
  merchant: Merchant,
  index: number,
  status: Status,
  change: Partial<WithdrawalRow> = {},
): WithdrawalRow | undefined {
  const row = merchant.rows.withdrawals.get(index);
  if (!row) return undefined;
  assertTransition('withdrawal', row.status, status);
  const next: WithdrawalRow = { ...row, ...change, status };
  merchant.rows.withdrawals.replace(index, next);
  return next;
}

/** Returns the notification about a withdrawal that was completed or rejected. */
export function noticeOf(row: WithdrawalRow): NewNotification {
  const address = `${row.address.slice(0, 6)}…${row.address.slice(-6)}`;
  const isRejected = row.status === withdrawalStatus.auditReject;
  return {
    type: notificationType.withdrawal,
    notice: isRejected ? 'withdrawalRejected' : 'withdrawalDone',
    values: { ...amountFields(assetAt(row.asset), row.amount), address },
    link: '/property/fundingDetails?tab=withdrawal',
    ...(isRejected && { reason: row.reason }),
  };
}

export function stopWithdrawal(
  merchant: Merchant,
  index: number,
  status: typeof withdrawalStatus.auditReject | typeof withdrawalStatus.canceled,
  reason: Reason,
  at: number,
): void {
  const row = moveWithdrawal(merchant, index, status, { finishedAt: at, reason });
  if (!row) return;
  releaseWithdrawal(merchant, row, at);
  takeBackUse(merchant, row);
  if (status === withdrawalStatus.auditReject) notify(merchant, at, noticeOf(row));
}

function completeWithdrawal(bank: Bank, merchant: Merchant, index: number, at: number): void {
  const row = moveWithdrawal(merchant, index, withdrawalStatus.accomplish, { finishedAt: at });
  if (!row) return;
  settleWithdrawal(merchant, row, at);
  notify(merchant, at, noticeOf(row));
  announceMovement(bank, merchant, 'withdrawal', 'withdrawal.accomplished', row, at);
}

function still({ rows }: Merchant, index: number, status: Status): WithdrawalRow | undefined {
  const row = rows.withdrawals.get(index);
  return row?.status === status ? row : undefined;
}

const confirmation = happening('withdrawal.confirmation', (bank, merchant, index, at) => {
  if (still(merchant, index, withdrawalStatus.confirming)) completeWithdrawal(bank, merchant, index, at);
});

const supportDecision = happening('withdrawal.support', (_bank, merchant, index, at) => {
  if (still(merchant, index, withdrawalStatus.abnormal))
    stopWithdrawal(merchant, index, withdrawalStatus.canceled, '', at);
});

const sending = happening('withdrawal.sending', (bank, merchant, index, at) => {
  const row = still(merchant, index, withdrawalStatus.transferring);
  if (row?.memo === ABNORMAL_MEMO) {
    moveWithdrawal(merchant, index, withdrawalStatus.abnormal, { sentAt: at, reason: 'nodeRefused' });
    bank.scheduler.schedule(supportDecision, at + SUPPORT_SECONDS, merchant, index);
  } else if (row) {
    moveWithdrawal(merchant, index, withdrawalStatus.confirming, { sentAt: at });
    bank.scheduler.schedule(confirmation, at + confirmationSeconds(row), merchant, index);
  }
});

const audit = happening('withdrawal.audit', (bank, merchant, index, at) => {
  const row = still(merchant, index, withdrawalStatus.auditing);
  if (row && isRisky(merchant, row)) {
    stopWithdrawal(merchant, index, withdrawalStatus.auditReject, 'largeToNewAddress', at);
  } else if (row) {
    moveWithdrawal(merchant, index, withdrawalStatus.transferring);
    bank.scheduler.schedule(sending, at + SEND_SECONDS, merchant, index);
  }
});

export function followWithdrawal({ scheduler }: Bank, merchant: Merchant, row: WithdrawalRow): void {
  const { index, status, createdAt, sentAt } = row;
  if (status === withdrawalStatus.confirming)
    scheduler.schedule(confirmation, sentAt + confirmationSeconds(row), merchant, index);
  else if (status === withdrawalStatus.transferring)
    scheduler.schedule(sending, createdAt + AUDIT_SECONDS + SEND_SECONDS, merchant, index);
  else if (status === withdrawalStatus.auditing)
    scheduler.schedule(audit, createdAt + AUDIT_SECONDS, merchant, index);
}
