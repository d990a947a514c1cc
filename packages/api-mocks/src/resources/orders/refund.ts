import { logType, refundScope } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import type { refundOrder } from '#contract/orders.ts';
import { ApiError, fieldError } from '#core/apiError.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import { formatUnits, parseUnits } from '#core/money.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { assertExit } from '../exits/assertExit.ts';
import { payerAddress } from '../payments/derived.ts';
import { startRefund } from '../payments/refund.ts';
import { failsRefund, refundableAmount } from '../payments/refundable.ts';
import { booksOf, isOrder, orderOf, type OrderPayment } from './find.ts';

type Body = BodyOutput<typeof refundOrder>;

/** The order that has a refund of this number; a number is one refund of the application, whatever the order. */
function recall(call: Call, body: Body, subject: string): OrderPayment | undefined {
  let known: PaymentRow | undefined;
  booksOf(call).rows.payments.fromNewest((row) => {
    const has =
      row.app === call.app.index && row.refunds?.some((one) => one.outRefundNo === body.out_refund_no);
    if (has) known = row;
    return !has;
  });
  if (!isOrder(known)) return undefined;
  const refund = known.refunds?.find((one) => one.outRefundNo === body.out_refund_no);
  if (refund?.subject !== subject)
    throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'out_refund_no_used' });
  return known;
}

/** Sends back a part of what an order brought, or all that is left, to the address it was paid from. */
export function refundOf(call: Call, body: Body): OrderPayment {
  const { bank, now } = call;
  const subject = subjectOf(body);
  const known = recall(call, body, subject);
  if (known) return known;
  const row = orderOf(call, { out_trade_no: body.out_trade_no });
  const books = booksOf(call);
  const asset = assetAt(row.asset);
  const left = refundableAmount(row, refundScope.whole, now);
  if (left <= 0n) throw new ApiError(errorCode.NOT_REFUNDABLE);
  const amount = body.amount === undefined ? left : parseUnits(body.amount, asset.decimals);
  if (amount === undefined) throw fieldError('amount', 'decimals');
  if (amount > left) throw fieldError('amount', 'amount_too_large');
  const address = payerAddress(books, row);
  assertExit({
    exit: 'apiRefund',
    bank,
    merchant: books,
    now,
    asset,
    amount,
    fee: 0n,
    held: row.heldExcess ?? 0n,
    least: 0n,
    destination: { kind: 'address', asset, address, memo: '' },
    verify: () => undefined,
  });
  const next = startRefund(
    bank,
    books,
    row,
    {
      amount,
      address,
      scope: amount === left ? refundScope.whole : refundScope.part,
      fails: failsRefund(body.reason),
      outRefundNo: body.out_refund_no,
      subject,
    },
    now,
  );
  logAction({ ...logged(call), session: { id: '' } }, logType.money, 'refund', {
    amount: formatUnits(amount, asset.decimals),
    token: asset.token.token,
    order: row.outTradeNo,
  });
  if (!isOrder(next)) throw new RangeError('an order without its order');
  return next;
}

const logged = ({ merchant, now, visitor }: Call) => ({ merchant, now, visitor });
