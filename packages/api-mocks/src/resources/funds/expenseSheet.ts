import type { Expense } from '#contract/funds.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from './movementFilters.ts';

export function expenseSheet(call: Call): Sheet<Expense> {
  const { title, text, money, number, time } = columnsOf<Expense, 'gas-expenditure'>(
    call.language,
    'gas-expenditure',
  );
  const plain = { kind: 'text' } as const;
  return {
    area: 'gas-expenditure',
    filters: { ...movementFilters(call), id: { title: 'number' } },
    columns: [
      time('created_time'),
      { key: 'chain', title: title('chain'), ...plain, value: (row) => row.currency.chain },
      { key: 'token', title: title('token'), ...plain, value: (row) => row.currency.token },
      money('amount', inUsdt),
      number('order_count'),
      text('txid', 40),
    ],
  };
}
