import type { Expense } from '@settlement/api-mocks/contract/funds';
import { useMemo } from 'react';
import { GAS_TOKEN } from '#data/expenses.ts';
import { useFormats } from '#data/useFormats.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { AssetOnChain } from '../AssetOnChain.tsx';
import type { MovementView } from '../view.ts';
import { columnsOf } from './columns.tsx';

/** What gathering the funds of orders has cost. */
export function useGasView(): MovementView<Expense> {
  const text = useText();
  const { amount } = useFormats();
  const zone = useZoneName();
  return useMemo(() => {
    const columns = columnsOf(text);
    return {
      label: text('funds.list.gas', { zone }),
      keyOf: ({ id }) => id,
      nameOf: (row) =>
        text('funds.list.open', { what: `${text('funds.type.6')} ${amount(row.amount)} ${GAS_TOKEN}` }),
      columns: [
        { ...columns.time, isRowHeader: true },
        {
          ...columns.asset,
          header: text('funds.column.network'),
          cell: ({ currency }) => <AssetOnChain {...currency} />,
        },
        {
          id: 'amount',
          header: text('funds.column.amount'),
          cell: (row) => <Amount value={row.amount} token={GAS_TOKEN} isStrong />,
          align: 'end',
          skeletonWidth: '112px',
        },
        {
          id: 'orders',
          header: text('funds.column.orders'),
          cell: (row) => row.order_count ?? '—',
          align: 'end',
          skeletonWidth: '32px',
        },
        columns.txid,
      ],
      cardOf: (row) => ({
        token: row.currency.token,
        logo: row.currency.logo,
        lead: <Amount value={row.amount} token={GAS_TOKEN} isStrong />,
        note: `${row.currency.token} · ${row.currency.chain}`,
        foot: row.order_count === undefined ? '' : text('funds.card.orders', { count: row.order_count }),
        time: row.created_time,
      }),
    };
  }, [text, zone, amount]);
}
