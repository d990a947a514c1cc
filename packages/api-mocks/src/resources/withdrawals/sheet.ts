import type { Withdrawal } from '#contract/withdrawals.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import { codesText } from '#core/codeTexts.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from '../funds/fundTexts.ts';

export function withdrawalSheet(call: Call): Sheet<Withdrawal> {
  const { language } = call;
  const { text, money, time, code } = columnsOf<Withdrawal>(language);
  return {
    area: 'withdrawals',
    title: { en: 'Withdrawals', zh: '提现记录' },
    filters: {
      ...movementFilters(call),
      status: {
        title: { en: 'Status', zh: '状态' },
        value: (codes) => codesText('withdrawal', codes, language),
      },
    },
    columns: [
      time('created_time', 'Time', '时间'),
      text('trade_no', 'Number', '单号', 36),
      code('status', 'Status', '状态', 'withdrawal'),
      text('token', 'Token', '币种', 8),
      text('chain', 'Network', '网络', 12),
      money('amount', 'Amount', '金额'),
      money('service_fee', 'Service fee', '平台手续费'),
      money('network_fee', 'Network fee', '网络手续费'),
      money('fee', 'Fee', '手续费'),
      money('actual_amount', 'Actual amount received', '实际到账'),
      money('usdt_amount', 'Value (USDT)', '折合 USDT', inUsdt),
      text('address', 'Address', '地址', 46),
      text('label', 'Address label', '地址标签'),
      text('txid', 'Transaction ID', '交易哈希', 40),
      code('source', 'Submitted by', '提交方式', 'source'),
      time('finish_time', 'Finished', '完成时间'),
      text('reason', 'Reason', '原因', 30),
    ],
  };
}
