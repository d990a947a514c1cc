import type { Expense } from '@settlement/api-mocks/contract/funds';
import { GAS_TOKEN } from '#data/expenses.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { AssetOnChain } from '../AssetOnChain.tsx';
import { viewOf } from './columns.tsx';

export const useGasView = viewOf<Expense>('gas', ({ text, amount, columns, offers }) => ({
  keyOf: ({ id }) => id,
  whatOf: (row) => `${text('funds.type.6')} ${amount(row.amount)} ${GAS_TOKEN}`,
  columns: [
    { ...columns.time, isRowHeader: true },
    {
      ...columns.asset,
      header: text('funds.column.network'),
      cell: ({ currency }) => <AssetOnChain {...currency} />,
    },
    {
      ...columns.amount,
      cell: (row) => <Amount value={row.amount} token={GAS_TOKEN} isStrong />,
      skeletonWidth: '112px',
    },
    ...(offers('payments')
      ? [
          {
            id: 'orders',
            header: text('funds.column.order_count'),
            cell: (row: Expense) => row.order_count ?? '—',
            align: 'end' as const,
            skeletonWidth: '32px',
          },
          columns.txid,
        ]
      : []),
  ],
  cardOf: (row) => ({
    token: row.currency.token,
    logo: row.currency.logo,
    lead: <Amount value={row.amount} token={GAS_TOKEN} isStrong />,
    note: `${row.currency.token} · ${row.currency.chain}`,
    foot: row.order_count === undefined ? '' : text('funds.card.orders', { count: row.order_count }),
    time: row.created_time,
  }),
}));
