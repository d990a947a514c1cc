import type { Recharge } from '#contract/recharge.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from '../funds/movementFilters.ts';

export function rechargeSheet(call: Call): Sheet<Recharge> {
  const { text, money, number, time, code } = columnsOf<Recharge, 'recharges'>(call.language, 'recharges');
  return {
    area: 'recharges',
    filters: movementFilters(call),
    columns: [
      time('created_time'),
      text('trade_no', 36),
      text('token', 8),
      text('chain', 12),
      money('amount'),
      money('usdt_amount', inUsdt),
      text('from_address', 46),
      text('to_address', 46),
      text('txid', 40),
      // Two numbers: 10/10 in one cell of a CSV file is opened as the tenth of October.
      number('confirmations'),
      number('confirm_num'),
      code('progress', 'progress'),
    ],
  };
}
