import { errorCode } from '#contract/errors.ts';
import {
  emailPurpose,
  logType,
  notificationType,
  paymentStatus,
  refundScope,
} from '#contract/enumerations.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { refundPayment } from '#contract/paymentDetails.ts';
import { amountFields, assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import { isSameAddress } from '#rules/sameAddress.ts';
import { ApiError, fieldError } from '#core/http/apiError.ts';
import type { Call } from '#core/http/implement.ts';
import { hold } from '#core/books/ledger.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, parseUnits, units } from '#core/books/money.ts';
import type { PaymentRow, RefundRow } from '#core/books/rows/payment.ts';
import { assertExit } from '../exits/assertExit.ts';
import { notify } from '../notifications/notify.ts';
import { assertVerified } from '../security/verification.ts';
import { paymentIn, type BookedPayment } from './find.ts';
import { act } from './events.ts';
import { eventsOf } from './history.ts';
import { postRefund, holdExcess } from './lifecycle.ts';
import { payerAddress, tradeNoOf } from './derived.ts';
import { failsRefund, leftOf, refundableAmount } from './refundable.ts';
import { happening } from '#core/time/agenda.ts';

const SEND_SECONDS = 300;

const held = ({ asset, index }: PaymentRow, amount: bigint, at: number) =>
  ({ at, asset, amount, source: 'refund', sourceIndex: index }) as const;

/** Completes a refund. After a partial or failed refund, the order returns to its previous status. */
function complete(bank: Bank, merchant: Merchant, row: PaymentRow, at: number): void {
  const refunds = row.refunds ?? [];
  const last = refunds.at(-1);
  const before = eventsOf(merchant, row).at(-2)?.payment;
  if (!last || !before) return;
  const { amount, fails = false } = last;
  const isOver = !fails && leftOf(row) === 0n;
  const { status, endedAt } = isOver ? { status: paymentStatus.refunded, endedAt: at } : before;
  hold(merchant.ledger, false, held(row, amount, at));
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
    values: { ...amountFields(asset, amount), order: row.outTradeNo },
    link: `/record?detail=${tradeNoOf(merchant, row)}`,
  });
}

export function followRefund(
  bank: Bank,
  merchant: Merchant,
  row: PaymentRow,
  refund: RefundRow,
  from: number,
): void {
  hold(merchant.ledger, true, held(row, refund.amount, from));
  bank.scheduler.schedule(sent, from + SEND_SECONDS, merchant, row.index);
}

const sent = happening('refund.sent', (bank, merchant, index, at) => {
  const still = merchant.rows.payments.get(index);
  if (still?.status === paymentStatus.underRefund) complete(bank, merchant, still, at);
});

/** Starts a refund. Releases the overpaid amount, and puts the refunded amount on hold until it's sent. */
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

type RefundBody = BodyOutput<typeof refundPayment>;

function amountOf(row: PaymentRow, { scope, amount: text = '' }: RefundBody, now: number): bigint {
  const { part, whole } = refundScope;
  const most = refundableAmount(row, scope === part ? whole : scope, now);
  if (most <= 0n) throw new ApiError(errorCode.NOT_REFUNDABLE);
  if (scope !== part) return most;
  const { decimals } = assetAt(row.asset);
  const amount = parseUnits(text, decimals);
  if (amount === undefined || amount === 0n) throw fieldError('amount', 'decimals');
  if (amount > most)
    throw fieldError('amount', 'amount_too_large', { refundable: formatUnits(most, decimals) });
  return amount;
}

/**
 * Checks that the refundable amount is still the amount that was shown. Otherwise, the same part could be
 * refunded twice if the form was opened before another refund.
 *
 * @throws {ApiError} 10001 `figures_changed`
 */
function assertSameRefundable(row: PaymentRow, shown: string | undefined, amount: bigint, now: number): void {
  const { decimals } = assetAt(row.asset);
  if (shown === undefined || parseUnits(shown, decimals) === refundableAmount(row, refundScope.whole, now))
    return;
  const figure = formatUnits(amount, decimals);
  throw new ApiError(errorCode.OPERATION_FAILED, {
    reason: 'figures_changed',
    figures: { amount: figure, fee: '0', actual_amount: figure },
  });
}

/** Returns `whole` if a partial refund equals the refundable amount. */
const scopeOf = (row: PaymentRow, scope: RefundBody['scope'], amount: bigint) =>
  scope === refundScope.part && amount === leftOf(row) ? refundScope.whole : scope;

/**
 * Refunds a payment.
 *
 * @throws {ApiError} 10007 if the payment can't be refunded
 */
export function refund(call: Call, input: RefundBody): BookedPayment {
  const { bank, now } = call;
  const { books: merchant, row } = paymentIn(call.merchant, input.trade_no);
  const asset = assetAt(row.asset);
  const amount = amountOf(row, input, now);
  assertSameRefundable(row, input.refundable, amount, now);
  const payer = payerAddress(merchant, row);
  const address = input.address?.trim() || payer;
  const memo = input.memo.trim();
  // Crypto exchanges identify their customers by the memo. Therefore, an address with a memo is a different
  // recipient.
  const isPayer = memo === '' && isSameAddress(asset.chain.family, address, payer);
  assertExit({
    exit: isPayer ? 'refund' : 'redirectedRefund',
    bank,
    merchant,
    now,
    asset,
    amount,
    fee: 0n,
    held: row.heldExcess ?? 0n,
    least: units(asset.minWithdraw, asset.decimals),
    destination: { kind: 'address', asset, address, memo },
    agreed: { amount: input.amount, fee: input.fee, actual_amount: input.actual_amount },
    verify: () => assertVerified(call, input, emailPurpose.withdrawal),
  });
  const next = startRefund(
    bank,
    merchant,
    row,
    {
      amount,
      address,
      ...(memo !== '' && { memo }),
      scope: scopeOf(row, input.scope, amount),
      fails: failsRefund(input.reason),
    },
    now,
  );
  logAction(call, logType.money, 'refund', { ...amountFields(asset, amount), order: row.outTradeNo });
  return { books: merchant, row: next };
}
