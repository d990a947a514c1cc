import type { Payment } from '#contract/payments.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import { codesText } from '#core/codeTexts.ts';
import type { FilterLabel, Sheet } from '#core/spreadsheet.ts';
import type { PaymentFilters } from './find.ts';
import { totalsOf } from './totals.ts';
import { movementFilters } from '../funds/fundTexts.ts';

function filtersOf(call: Call): FilterLabel {
  const { language } = call;
  return {
    ...movementFilters(call),
    out_trade_no: { title: { en: 'Merchant order', zh: '商户订单号' } },
    trade_no: { title: { en: 'Platform order', zh: '平台订单号' } },
    min_amount: { title: { en: 'Least value (USDT)', zh: '最低金额（USDT）' } },
    max_amount: { title: { en: 'Greatest value (USDT)', zh: '最高金额（USDT）' } },
    open: { title: { en: 'To be reviewed', zh: '待核对' }, value: () => ({ en: 'Yes', zh: '是' })[language] },
    exception: {
      title: { en: 'Payment issue', zh: '支付差异' },
      value: (code) => codesText('difference', code, language),
    },
    status: {
      title: { en: 'Status', zh: '状态' },
      value: (codes) => codesText('payment', codes, language),
    },
  };
}

/** The spreadsheet of payment records. */
export function paymentSheet(call: Call & { readonly query: PaymentFilters }): Sheet<Payment> {
  const totals = totalsOf(call.merchant, call.query);
  const { text, money, time, code } = columnsOf<Payment>(call.language);
  return {
    area: 'payments',
    title: { en: 'Payment records', zh: '支付记录' },
    filters: filtersOf(call),
    sums: [
      { title: { en: 'Ordered', zh: '订单合计' }, amount: totals.sum_amount_usdt, unit: 'USDT' },
      { title: { en: 'Paid', zh: '已支付合计' }, amount: totals.sum_paid_usdt, unit: 'USDT' },
      {
        title: { en: 'Merchant receives, in all', zh: '实际到账合计' },
        amount: totals.sum_received_usdt,
        unit: 'USDT',
      },
      ...totals.list.map(({ token, mch_real_receive }) => ({
        title: { en: 'Merchant receives', zh: '实际到账' },
        amount: mch_real_receive,
        unit: token,
      })),
    ],
    columns: [
      time('created_time', 'Created', '创建时间'),
      code('status', 'Status', '状态', 'payment'),
      text('apply_name', 'Application', '应用'),
      text('out_trade_no', 'Merchant order', '商户订单号', 22),
      text('trade_no', 'Platform order', '平台订单号', 36),
      money('amount', 'Amount', '金额'),
      text('token', 'Token', '币种', 8),
      text('chain', 'Network', '网络', 12),
      money('usdt_amount', 'Value (USDT)', '折合 USDT', inUsdt),
      money('fiat_amount', 'Order value', '订单金额', { column: 'fiat_name' }),
      text('fiat_name', 'Order currency', '订单币种', 8),
      money('amount_collected', 'Collected', '实付金额'),
      money('fees', 'Fee', '手续费'),
      money('mch_real_receive', 'Merchant receives', '实际到账'),
      text('transaction_id', 'Transaction ID', '交易哈希', 40),
    ],
  };
}
