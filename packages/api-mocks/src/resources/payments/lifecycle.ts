import {
  movementDirection,
  paymentDifference,
  paymentStatus,
  streamType,
  type OrderEvent,
} from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';
import { post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { gatherLater } from '../funds/aggregateFunds.ts';
import { act } from './events.ts';
import { notifyOfPayment } from './notifyOfPayment.ts';
import { paymentOutcome, wasPaid, type PaymentOutcome } from './paymentOutcome.ts';

/** Books what a payment brought: the merchant gets it less the fee, which the platform keeps. */
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

/** Books what went back to the payer. */
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

/** How long a chain takes until a transfer counts. */
export function confirmationSeconds(row: Pick<PaymentRow, 'asset'>): number {
  const { chain } = assetAt(row.asset);
  return chain.confirmNum * chain.blockSeconds;
}

/**
 * Lets a payment that is to be paid live on by the clock: credited when its transfer has been
 * confirmed often enough, or timed out when none was seen.
 */
export function followPayment(bank: Bank, merchant: Merchant, row: PaymentRow, fee: bigint): void {
  const { scheduler } = bank;
  const { index } = row;
  if (row.detectedAt === 0) {
    scheduler.schedule(row.expireAt, (at) => {
      const still = merchant.rows.payments.get(index);
      // What was seen in time is waited for.
      if (still?.status === paymentStatus.toBePaid && still.detectedAt === 0)
        act(bank, merchant, still, 'payment.timeout', at, { status: paymentStatus.timeout, endedAt: at });
    });
    return;
  }
  scheduler.schedule(row.detectedAt + confirmationSeconds(row), (at) => {
    const still = merchant.rows.payments.get(index);
    const isOpen = still?.status === paymentStatus.toBePaid || still?.status === paymentStatus.timeout;
    if (still && isOpen) settlePayment(bank, merchant, still, fee, at);
  });
}

/** What was overpaid stays on hold until it is refunded. */
export function holdExcess(merchant: Merchant, row: PaymentRow, isHeld: boolean, at: number): void {
  if (!row.heldExcess) return;
  post(merchant.ledger, {
    at,
    type: isHeld ? streamType.freeze : streamType.unfreeze,
    direction: isHeld ? movementDirection.out : movementDirection.in,
    asset: row.asset,
    amount: row.heldExcess,
    contra: 'frozen',
    source: 'payment',
    sourceIndex: row.index,
  });
}

function eventOf({ status, difference }: PaymentOutcome): OrderEvent {
  if (status === paymentStatus.paid) return 'payment.paid';
  return difference === paymentDifference.under ? 'payment.partially_paid' : 'payment.error';
}

/** Credits a confirmed transfer, and ends the order by the bill settings it was made with. */
export function settlePayment(
  bank: Bank,
  merchant: Merchant,
  row: PaymentRow,
  fee: bigint,
  at: number,
): void {
  const outcome = paymentOutcome(row);
  const { status, difference, heldExcess } = outcome;
  // The fee is taken from the whole: at most what is left after it can be held.
  const net = row.collected - fee;
  const held = heldExcess < net ? heldExcess : net;
  const paid = act(bank, merchant, row, eventOf(outcome), at, {
    status,
    fee,
    difference,
    paidAt: at,
    // A late order ran out before it was paid; the timeline still says so.
    endedAt: status === paymentStatus.error ? at : row.endedAt,
    ...(held > 0n && { heldExcess: held }),
  });
  postPayment(merchant, paid, at);
  holdExcess(merchant, paid, true, at);
  notifyOfPayment(merchant, paid, at);
  gatherLater(bank, merchant, paid, at);
}
