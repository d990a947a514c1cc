import {
  movementDirection,
  paymentDifference,
  paymentStatus,
  streamType,
  type OrderEvent,
  notificationType,
} from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import { hold, post } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { PaymentRow, PaymentTerms } from '#core/books/rows/payment.ts';
import { gatherLater } from '../funds/aggregateFunds.ts';
import { act } from './events.ts';
import { formatUnits } from '#core/books/money.ts';
import type { NotificationKey } from '#core/text/formatText.ts';
import { notify } from '../notifications/notify.ts';
import { tradeNoOf } from './derived.ts';
import { happening } from '#core/time/agenda.ts';

export function postPayment(merchant: Merchant, row: PaymentRow, at: number): void {
  if (wasPaid(row)) merchant.paidCount += 1;
  post(merchant.ledger, {
    at,
    type: streamType.payment,
    direction: movementDirection.in,
    asset: row.asset,
    amount: row.collected - row.fee,
    fee: row.fee,
    contra: 'chain',
    source: 'payment',
    sourceIndex: row.index,
  });
}

export function postRefund(
  merchant: Merchant,
  row: PaymentRow,
  at: number,
  amount = row.collected - row.fee,
): void {
  post(merchant.ledger, {
    at,
    type: streamType.refund,
    direction: movementDirection.out,
    asset: row.asset,
    amount,
    contra: 'chain',
    source: 'refund',
    sourceIndex: row.index,
  });
}

export function confirmationSeconds(row: Pick<PaymentRow, 'asset'>): number {
  const { chain } = assetAt(row.asset);
  return chain.confirmNum * chain.blockSeconds;
}

/** Schedules the credit of a payment, or the expiry of the order if it has no transfer. */
export function followPayment(bank: Bank, merchant: Merchant, row: PaymentRow, fee: bigint): void {
  const { scheduler } = bank;
  const { index } = row;
  if (row.detectedAt === 0) scheduler.schedule(expiry, row.expireAt, merchant, index);
  else scheduler.schedule(credit, row.detectedAt + confirmationSeconds(row), merchant, index, fee);
}

const expiry = happening('payment.expiry', (bank, merchant, index, at) => {
  const still = merchant.rows.payments.get(index);
  // An order with a transfer in progress doesn't expire.
  if (still?.status === paymentStatus.toBePaid && still.detectedAt === 0)
    act(bank, merchant, still, 'payment.timeout', at, { status: paymentStatus.timeout, endedAt: at });
});

const credit = happening('payment.credit', (bank, merchant, index, at, fee) => {
  const still = merchant.rows.payments.get(index);
  const isOpen = still?.status === paymentStatus.toBePaid || still?.status === paymentStatus.timeout;
  if (still && isOpen) settlePayment(bank, merchant, still, fee, at);
});

/** Puts the overpaid amount on hold until it's refunded, or releases it. */
export function holdExcess(merchant: Merchant, row: PaymentRow, isHeld: boolean, at: number): void {
  if (!row.heldExcess) return;
  const { asset, heldExcess: amount, index: sourceIndex } = row;
  hold(merchant.ledger, isHeld, { at, asset, amount, source: 'payment', sourceIndex });
}

function eventOf({ status, difference }: PaymentOutcome): OrderEvent {
  if (status === paymentStatus.paid) return 'payment.paid';
  return difference === paymentDifference.under ? 'payment.partially_paid' : 'payment.error';
}

export function settlePayment(
  bank: Bank,
  merchant: Merchant,
  row: PaymentRow,
  fee: bigint,
  at: number,
): void {
  const outcome = paymentOutcome(row);
  const { status, difference, heldExcess } = outcome;
  // The fee reduces the credited amount, so at most the net amount can be put on hold.
  const net = row.collected - fee;
  const held = heldExcess < net ? heldExcess : net;
  const paid = act(bank, merchant, row, eventOf(outcome), at, {
    status,
    fee,
    difference,
    paidAt: at,
    // After a late payment, the timeline must still show when the order expired.
    endedAt: status === paymentStatus.error ? at : row.endedAt,
    ...(held > 0n && { heldExcess: held }),
  });
  postPayment(merchant, paid, at);
  holdExcess(merchant, paid, true, at);
  notifyOfPayment(merchant, paid, at);
  gatherLater(bank, merchant, paid, at);
}

function noticeOf({ difference, status }: PaymentRow): NotificationKey {
  if (difference === paymentDifference.under && status === paymentStatus.error) return 'paymentUnder';
  if (difference === paymentDifference.over) return 'paymentOver';
  return difference === paymentDifference.late ? 'latePayment' : 'paymentReceived';
}

function notifyOfPayment(merchant: Merchant, row: PaymentRow, at: number): void {
  const { decimals, token } = assetAt(row.asset);
  const apart = row.collected - row.amount;
  notify(merchant, at, {
    type: notificationType.payment,
    notice: noticeOf(row),
    values: {
      amount: formatUnits(row.collected, decimals),
      difference: formatUnits(apart < 0n ? -apart : apart, decimals),
      token: token.token,
      order: row.outTradeNo,
    },
    link: `/record?detail=${tradeNoOf(merchant, row)}`,
  });
}

const overRule = { keep: 1, credit: 2, flag: 3 } as const;

export interface PaymentOutcome {
  readonly status: typeof paymentStatus.paid | typeof paymentStatus.error;
  readonly difference: PaymentRow['difference'];
  /** The overpaid amount that stays on hold until it's refunded, in the token's smallest units. */
  readonly heldExcess: bigint;
}

const plain: PaymentTerms = { underTolerance: 100n, overRule: overRule.credit, gas: 0n };

/** Returns the outcome of a payment. The received amount is always credited, so that it can be refunded. */
function paymentOutcome(row: PaymentRow): PaymentOutcome {
  const { underTolerance, overRule: rule } = row.terms ?? plain;
  const missing = row.amount - row.collected;
  const isShort = missing > 0n && missing * 10_000n > row.amount * underTolerance;
  if (isShort) return { status: paymentStatus.error, difference: paymentDifference.under, heldExcess: 0n };
  const isLateOrMultiple =
    row.difference === paymentDifference.late || row.difference === paymentDifference.multiple;
  if (missing >= 0n) {
    const difference = isLateOrMultiple ? row.difference : paymentDifference.none;
    return { status: paymentStatus.paid, difference, heldExcess: 0n };
  }
  return {
    status: rule === overRule.flag ? paymentStatus.error : paymentStatus.paid,
    difference: paymentDifference.over,
    heldExcess: rule === overRule.keep ? -missing : 0n,
  };
}

/** Checks if an order counted as paid when it was credited, regardless of its current status. */
export const wasPaid = (row: PaymentRow): boolean =>
  row.paidAt > 0 && paymentOutcome(row).status === paymentStatus.paid;
