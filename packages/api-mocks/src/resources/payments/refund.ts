import { errorCode } from '#contract/errors.ts';
import {
  emailPurpose,
  movementDirection,
  logType,
  notificationType,
  paymentStatus,
  streamType,
} from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { refundPayment } from '#contract/refunds.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';
import { isSameAddress } from '#rules/sameAddress.ts';
import { ApiError } from '#core/apiError.ts';
import type { Call } from '#core/implement.ts';
import { post } from '#core/ledger.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits, units } from '#core/money.ts';
import type { PaymentRow, RefundRow } from '#core/rows/payment.ts';
import { assertExit } from '../exits/assertExit.ts';
import { notify } from '../notifications/notify.ts';
import { assertVerified } from '../security/verification.ts';
import { findInBooks } from './books.ts';
import { act } from './events.ts';
import { eventsOf } from './history.ts';
import { postRefund, holdExcess } from './lifecycle.ts';
import { payerAddress, tradeNoOf } from './derived.ts';
import { failsRefund, leftOf, refundableAmount } from './refundable.ts';

const SEND_SECONDS = 300;

/** Freezes the amount from the request on and releases it when it is sent. */
function hold(merchant: Merchant, row: PaymentRow, amount: bigint, isHeld: boolean, at: number): void {
  post(merchant.ledger, {
    at,
    type: isHeld ? streamType.freeze : streamType.unfreeze,
    direction: isHeld ? movementDirection.out : movementDirection.in,
    asset: row.asset,
    amount,
    contra: 'frozen',
    source: 'refund',
    sourceIndex: row.index,
  });
}

/**
 * The last refund is sent, or fails. With nothing left the order is refunded; otherwise it is what it was before
 * the refund.
 */
function complete(bank: Bank, merchant: Merchant, row: PaymentRow, at: number): void {
  const refunds = row.refunds ?? [];
  const last = refunds.at(-1);
  const before = eventsOf(merchant, row).at(-2)?.payment;
  if (!last || !before) return;
  const { amount, fails = false } = last;
  const isOver = !fails && leftOf(row) === 0n;
  const { status, endedAt } = isOver ? { status: paymentStatus.refunded, endedAt: at } : before;
  hold(merchant, row, amount, false, at);
  const next = act(bank, merchant, row, fails ? 'refund.failed' : 'refund.sent', at, {
    status,
    endedAt,
    refunds: [...refunds.slice(0, -1), { ...last, finishedAt: at }],
    ...(fails && before.heldExcess !== undefined && { heldExcess: before.heldExcess }),
  });
  if (fails) holdExcess(merchant, next, true, at);
  else postRefund(merchant, row, at, amount);
  const asset = assetAt(row.asset);
  notify(merchant, at, {
    type: notificationType.payment,
    notice: fails ? 'refundFailed' : 'refunded',
    values: {
      amount: formatUnits(amount, asset.decimals),
      token: asset.token.token,
      order: row.outTradeNo,
    },
    link: `/record?detail=${tradeNoOf(merchant, row)}`,
  });
}

/** Lets a refund that is under way be sent, by the clock. */
export function followRefund(
  bank: Bank,
  merchant: Merchant,
  row: PaymentRow,
  refund: RefundRow,
  from: number,
): void {
  hold(merchant, row, refund.amount, true, from);
  bank.scheduler.schedule(from + SEND_SECONDS, (at) => {
    const still = merchant.rows.payments.get(row.index);
    if (still?.status === paymentStatus.underRefund) complete(bank, merchant, still, at);
  });
}

/** Puts a refund on its way: what was held of an overpayment is free, and the amount is on hold until it is sent. */
export function startRefund(
  bank: Bank,
  merchant: Merchant,
  row: PaymentRow,
  refund: Omit<RefundRow, 'requestedAt' | 'finishedAt'>,
  now: number,
): PaymentRow {
  holdExcess(merchant, row, false, now);
  const entry: RefundRow = { ...refund, requestedAt: now, finishedAt: 0 };
  const next = act(bank, merchant, row, 'refund.requested', now, {
    status: paymentStatus.underRefund,
    endedAt: now,
    ...(row.heldExcess !== undefined && { heldExcess: 0n }),
    refunds: [...(row.refunds ?? []), entry],
  });
  followRefund(bank, merchant, next, entry, now);
  return next;
}

/** Sends back what a payment brought, or what was overpaid. 10007 where nothing of it can go back. */
export function refund(
  call: Call,
  input: BodyOutput<typeof refundPayment>,
): { readonly books: Merchant; readonly row: PaymentRow } {
  const { bank, now } = call;
  const found = findInBooks(call.merchant, input.trade_no);
  if (!found) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
  const { books: merchant, row } = found;
  const amount = refundableAmount(row, input.scope, now);
  if (amount <= 0n) throw new ApiError(errorCode.NOT_REFUNDABLE);
  const asset = assetAt(row.asset);
  const payer = payerAddress(merchant, row);
  const address = input.address?.trim() || payer;
  assertExit({
    exit: isSameAddress(asset.chain.family, address, payer) ? 'refund' : 'redirectedRefund',
    bank,
    merchant,
    now,
    asset,
    amount,
    fee: 0n,
    held: row.heldExcess ?? 0n,
    least: units(asset.minWithdraw, asset.decimals),
    destination: { kind: 'address', asset, address, memo: '' },
    agreed: { amount: input.amount, fee: input.fee, actual_amount: input.actual_amount },
    verify: () => assertVerified(call, input, emailPurpose.withdrawal),
  });
  const next = startRefund(
    bank,
    merchant,
    row,
    { amount, address, scope: input.scope, fails: failsRefund(input.reason) },
    now,
  );
  logAction(call, logType.money, 'refund', {
    amount: formatUnits(amount, asset.decimals),
    token: asset.token.token,
    order: row.outTradeNo,
  });
  return { books: merchant, row: next };
}
