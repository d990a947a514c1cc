import type { Expense } from '#contract/funds.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from './fundTexts.ts';

export function expenseSheet(call: Call): Sheet<Expense> {
  const { text, money, number, time } = columnsOf<Expense>(call.language);
  const plain = { kind: 'text' } as const;
  return {
    area: 'gas-expenditure',
    title: { en: 'Gas expenditure', zh: 'Gas 支出' },
    filters: { ...movementFilters(call), id: { title: { en: 'Number', zh: '单号' } } },
    columns: [
      time('created_time', 'Time', '时间'),
      { key: 'chain', title: { en: 'Network', zh: '网络' }, ...plain, value: (row) => row.currency.chain },
      { key: 'token', title: { en: 'Token', zh: '币种' }, ...plain, value: (row) => row.currency.token },
      money('amount', 'Gas (USDT)', 'Gas（USDT）', inUsdt),
      number('order_count', 'Merchant orders', '商户订单数'),
      text('txid', 'Transaction ID', '交易哈希', 40),
    ],
  };
}
