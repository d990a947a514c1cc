import type { Payment } from '../../contract/payments.ts';
import { paymentStatus } from '../../contract/enumerations.ts';
import type { Call } from '../../core/implement.ts';
import type { Language } from '../../core/language.ts';
import type { Column, Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { movementFilters } from '../funds/fundTexts.ts';

const statusTexts: Record<number, Record<Language, string>> = {
  [paymentStatus.toBePaid]: { en: 'To be paid', zh: '待支付' },
  [paymentStatus.paid]: { en: 'Account paid', zh: '已支付' },
  [paymentStatus.timeout]: { en: 'Transaction timeout', zh: '交易超时' },
  [paymentStatus.closed]: { en: 'Transaction closed', zh: '交易关闭' },
  [paymentStatus.underRefund]: { en: 'Under refund', zh: '退款中' },
  [paymentStatus.refunded]: { en: 'Refunded', zh: '已退款' },
  [paymentStatus.error]: { en: 'Error', zh: '异常' },
  [paymentStatus.chainConfirmationFailure]: { en: 'Chain confirmation failure', zh: '链上确认失败' },
};

type Text = Exclude<keyof Payment, 'status' | 'created_time' | 'diff_type'>;

function plain(key: Text, en: string, zh: string, width = 18): Column<Payment> {
  return { key, title: { en, zh }, kind: 'text', width, value: (row) => row[key] };
}

function money(key: Text, en: string, zh: string): Column<Payment> {
  return { key, title: { en, zh }, kind: 'money', width: 18, value: (row) => row[key] };
}

/** The spreadsheet of payment records, with times in the merchant's zone. */
export function paymentSheet(call: Call): Sheet<Payment> {
  const { merchant, language } = call;
  const zone = merchant.profile.merchant.time_zone;
  return {
    area: 'payments',
    title: { en: 'Payment records', zh: '支付记录' },
    filters: {
      ...movementFilters(call),
      appid: { title: { en: 'Application', zh: '应用' } },
      out_trade_no: { title: { en: 'Merchant order', zh: '商户订单号' } },
      trade_no: { title: { en: 'Platform order', zh: '平台订单号' } },
      status: {
        title: { en: 'Status', zh: '状态' },
        value: (codes) =>
          codes
            .split(',')
            .map((code) => statusTexts[Number(code)]?.[language] ?? code)
            .join(', '),
      },
    },
    columns: [
      {
        key: 'created_time',
        title: { en: 'Created', zh: '创建时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      {
        key: 'status',
        title: { en: 'Status', zh: '状态' },
        kind: 'text',
        width: 18,
        value: (row) => statusTexts[row.status]?.[language] ?? String(row.status),
      },
      plain('apply_name', 'Application', '应用'),
      plain('out_trade_no', 'Merchant order', '商户订单号', 22),
      plain('trade_no', 'Platform order', '平台订单号', 36),
      money('amount', 'Amount', '金额'),
      plain('token', 'Token', '币种', 8),
      plain('chain', 'Network', '网络', 12),
      money('usdt_amount', 'Value in USDT', '折合 USDT'),
      money('fiat_amount', 'Fiat amount', '法币金额'),
      plain('fiat_name', 'Fiat', '法币', 8),
      money('amount_collected', 'Collected amount', '实付金额'),
      money('fees', 'Fee', '手续费'),
      money('mch_real_receive', 'Merchant receives', '实际到账'),
      plain('transaction_id', 'Transaction ID', '交易哈希', 40),
    ],
  };
}
