import type { Recharge } from '#contract/recharge.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from '../funds/fundTexts.ts';

export function rechargeSheet(call: Call): Sheet<Recharge> {
  const { text, money, number, time, code } = columnsOf<Recharge>(call.language);
  return {
    area: 'recharges',
    title: { en: 'Deposits', zh: '充值记录' },
    filters: movementFilters(call),
    columns: [
      time('created_time', 'Time', '时间'),
      text('trade_no', 'Number', '单号', 36),
      text('token', 'Token', '币种', 8),
      text('chain', 'Network', '网络', 12),
      money('amount', 'Amount', '金额'),
      money('usdt_amount', 'Value (USDT)', '折合 USDT', inUsdt),
      text('from_address', 'From', '付款地址', 46),
      text('to_address', 'To', '收款地址', 46),
      text('txid', 'Transaction ID', '交易哈希', 40),
      // Two numbers: 10/10 in one cell of a CSV file is opened as the tenth of October.
      number('confirmations', 'Confirmations', '确认数'),
      number('confirm_num', 'Confirmations needed', '所需确认数'),
      code('progress', 'Status', '状态', 'progress'),
    ],
  };
}
