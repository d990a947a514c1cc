import { errorCode } from '#contract/errors.ts';
import {
  emailPurpose,
  movementDirection,
  logType,
  notificationType,
  paymentStatus,
  refundScope,
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
import { announcePayment } from '../callbacks/events.ts';
import { assertExit } from '../exits/assertExit.ts';
import { notify } from '../notifications/notify.ts';
import { assertVerified } from '../security/verification.ts';
import { findInBooks } from './books.ts';
import { postRefund, holdExcess, movePayment } from './lifecycle.ts';
import { payerAddress, tradeNoOf } from './project.ts';
import { refundableAmount } from './refundable.ts';

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

/** The last refund is sent. Without the excess an order is paid as asked; a whole refund ends it. */
function complete(bank: Bank, merchant: Merchant, index: number, at: number): void {
  const before = merchant.rows.payments.get(index);
  const refunds = before?.refunds ?? [];
  const last = refunds.at(-1);
  if (!last) return;
  const isWhole = last.scope === refundScope.whole;
  const row = movePayment(merchant, index, isWhole ? paymentStatus.refunded : paymentStatus.paid, {
    endedAt: isWhole ? at : 0,
    refunds: [...refunds.slice(0, -1), { ...last, finishedAt: at }],
  });
  if (!row) return;
  hold(merchant, row, last.amount, false, at);
  postRefund(merchant, row, at, last.amount);
  const asset = assetAt(row.asset);
  notify(merchant, at, {
    type: notificationType.payment,
    notice: 'refunded',
    values: {
      amount: formatUnits(last.amount, asset.decimals),
      token: asset.token.token,
      order: row.outTradeNo,
    },
    link: `/record?detail=${tradeNoOf(merchant, row)}`,
  });
  announcePayment(bank, merchant, row, at);
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
    if (merchant.rows.payments.get(row.index)?.status === paymentStatus.underRefund)
      complete(bank, merchant, row.index, at);
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
  const next =
    movePayment(merchant, row.index, paymentStatus.underRefund, {
      endedAt: now,
      heldExcess: 0n,
      refunds: [...(row.refunds ?? []), entry],
    }) ?? row;
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
  const next = startRefund(bank, merchant, row, { amount, address, scope: input.scope }, now);
  logAction(call, logType.money, 'refund', {
    amount: formatUnits(amount, asset.decimals),
    token: asset.token.token,
    order: row.outTradeNo,
  });
  return { books: merchant, row: next };
}
