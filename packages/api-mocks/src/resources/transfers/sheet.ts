import type { Transfer } from '#contract/transfers.ts';
import { columnsOf } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from '../funds/fundTexts.ts';

export function transferSheet(call: Call): Sheet<Transfer> {
  const { text, money, time, code } = columnsOf<Transfer>(call.language);
  return {
    area: 'internal-transfers',
    title: { en: 'Internal transfers', zh: '内部转账' },
    filters: movementFilters(call),
    columns: [
      time('created_time', 'Time', '时间'),
      text('trade_no', 'Number', '单号', 36),
      code('direction', 'Direction', '方向', 'direction'),
      text('name_mask', 'Counterparty', '交易对方'),
      text('account_mask', 'Counterparty ID', '对方商户 ID'),
      text('token', 'Token', '币种'),
      text('chain', 'Network', '网络'),
      money('amount', 'Amount', '金额'),
      text('remark', 'Remark', '备注', 40),
      code('progress', 'Status', '状态', 'progress'),
    ],
  };
}
