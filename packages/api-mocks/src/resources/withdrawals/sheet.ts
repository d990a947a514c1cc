import type { Withdrawal } from '#contract/withdrawals.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import { codesText } from '#core/codeText.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from '../funds/movementFilters.ts';

export function withdrawalSheet(call: Call): Sheet<Withdrawal> {
  const { language } = call;
  const { text, money, time, code } = columnsOf<Withdrawal, 'withdrawals'>(language, 'withdrawals');
  return {
    area: 'withdrawals',
    filters: {
      ...movementFilters(call),
      status: {
        title: 'status',
        value: (codes) => codesText('withdrawal', codes, language),
      },
    },
    columns: [
      time('created_time'),
      text('trade_no', 36),
      code('status', 'withdrawal'),
      text('token', 8),
      text('chain', 12),
      money('amount'),
      money('service_fee'),
      money('network_fee'),
      money('fee'),
      money('actual_amount'),
      money('usdt_amount', inUsdt),
      text('address', 46),
      text('label'),
      text('txid', 40),
      code('source', 'source'),
      time('finish_time'),
      text('reason', 30),
    ],
  };
}
