import type { Order, OrderRefund } from '#contract/orders.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Call } from '#core/implement.ts';
import { formatUnits } from '#core/money.ts';
import { payInAddress, projectPaymentDetail } from '../payments/project.ts';
import { booksOf, type OrderPayment } from './find.ts';
import { stateOf } from './state.ts';

/** Where the page of an order is, on the server that a caller reached. */
export const paymentPath = (payToken: string): string => `/pay/${payToken}`;

export function projectOrder(call: Call, row: OrderPayment): Order {
  const books = booksOf(call);
  const detail = projectPaymentDetail(books, row, call.now);
  const { decimals } = assetAt(row.asset);
  const returned = (row.refunds ?? []).reduce((sum, refund) => sum + refund.amount, 0n);
  return {
    trade_no: detail.trade_no,
    out_trade_no: detail.out_trade_no,
    appid: detail.appid,
    mode: call.app.mode,
    state: stateOf(row),
    status: row.status,
    diff_type: row.difference,
    amount: detail.amount,
    amount_collected: detail.amount_collected,
    fees: detail.fees,
    amount_refunded: formatUnits(returned, decimals),
    token: detail.token,
    chain: detail.chain,
    net_work: detail.net_work,
    contract: detail.contract,
    address: payInAddress(books, row),
    payment_url: `${call.origin}${paymentPath(row.order.payToken)}`,
    subject: row.order.title,
    return_url: row.order.returnUrl,
    created_time: row.createdAt,
    expire_time: row.expireAt,
    paid_time: row.paidAt,
    txid: detail.transaction_id,
    confirmations: detail.confirmations,
    confirm_num: detail.confirm_num,
    refunds: detail.refunds.map(({ scope: _scope, ...refund }, index): OrderRefund => ({
      ...refund,
      out_refund_no: row.refunds?.[index]?.outRefundNo ?? '',
    })),
  };
}
