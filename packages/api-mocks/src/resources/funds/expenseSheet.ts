import type { Expense } from '../../contract/funds.ts';
import type { Call } from '../../core/implement.ts';
import type { Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { movementFilters } from './fundTexts.ts';

export function expenseSheet(call: Call): Sheet<Expense> {
  const zone = call.merchant.profile.merchant.time_zone;
  return {
    area: 'gas-expenditure',
    title: { en: 'Gas expenditure', zh: 'Gas 支出' },
    filters: { ...movementFilters(call), id: { title: { en: 'Number', zh: '单号' } } },
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      {
        key: 'chain',
        title: { en: 'Network', zh: '网络' },
        kind: 'text',
        value: (row) => row.currency.chain,
      },
      { key: 'token', title: { en: 'Token', zh: '币种' }, kind: 'text', value: (row) => row.currency.token },
      {
        key: 'amount',
        title: { en: 'Gas in USDT', zh: 'Gas (USDT)' },
        kind: 'money',
        value: (row) => row.amount,
      },
      {
        key: 'order_count',
        title: { en: 'Orders', zh: '订单数' },
        kind: 'number',
        value: (row) => row.order_count,
      },
      {
        key: 'txid',
        title: { en: 'Transaction ID', zh: '交易哈希' },
        kind: 'text',
        width: 40,
        value: (row) => row.txid,
      },
    ],
  };
}
