import { movementDirection, paymentStatus, streamType, type CodeOf } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';
import { post } from '#core/ledger.ts';
import type { Merchant } from '#core/merchant.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { announcePayment } from '../callbacks/events.ts';
import { gatherLater } from '../funds/aggregateFunds.ts';
import { assertTransition } from '#core/assertTransition.ts';
import { notifyOfPayment } from './notifyOfPayment.ts';
import { paymentOutcome } from './paymentOutcome.ts';

type Status = CodeOf<typeof paymentStatus>;

/** Takes a payment to another state, if it may go there. */
export function movePayment(
  merchant: Merchant,
  index: number,
  status: Status,
  change: Partial<PaymentRow>,
): PaymentRow | undefined {
  const row = merchant.rows.payments.get(index);
  if (!row) return undefined;
  assertTransition('payment', row.status, status);
  const next: PaymentRow = { ...row, ...change, status };
  merchant.rows.payments.replace(index, next);
  return next;
}

/** Books what a payment brought: the merchant gets it less the fee, which the platform keeps. */
export function postPayment(merchant: Merchant, row: PaymentRow, at: number): void {
  merchant.paidCount += 1;
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

export function creditPayment(
  merchant: Merchant,
  index: number,
  at: number,
  change: Partial<PaymentRow>,
): PaymentRow | undefined {
  const row = movePayment(merchant, index, paymentStatus.paid, { ...change, paidAt: at });
  if (row) postPayment(merchant, row, at);
  return row;
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
      if (still?.status === paymentStatus.toBePaid && still.detectedAt === 0) {
        const ended = movePayment(merchant, index, paymentStatus.timeout, { endedAt: at });
        if (ended) announcePayment(bank, merchant, ended, at);
      }
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

/** Credits a confirmed transfer, and ends the order by the bill settings it was made with. */
function settlePayment(bank: Bank, merchant: Merchant, row: PaymentRow, fee: bigint, at: number): void {
  const { status, difference, heldExcess } = paymentOutcome(row);
  // The fee is taken from the whole: at most what is left after it can be held.
  const net = row.collected - fee;
  const held = heldExcess < net ? heldExcess : net;
  const paid = movePayment(merchant, row.index, status, {
    fee,
    difference,
    paidAt: at,
    // A late order ran out before it was paid; the timeline still says so.
    endedAt: status === paymentStatus.error ? at : row.endedAt,
    ...(held > 0n && { heldExcess: held }),
  });
  if (!paid) return;
  postPayment(merchant, paid, at);
  holdExcess(merchant, paid, true, at);
  notifyOfPayment(merchant, paid, at);
  announcePayment(bank, merchant, paid, at);
  gatherLater(bank, merchant, paid, at);
}
