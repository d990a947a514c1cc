import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { Expense } from '@settlement/api-mocks/contract/funds';
import { type MovementTab, fundStateAtom } from '#data/funds.ts';
import { movementLists } from '#data/movements.ts';
import { useMovementFields } from './useMovementFields.ts';
import type { ShowMovements } from './view.ts';
import { useRechargeView } from './views/useRechargeView.tsx';
import { useStreamView } from './views/useStreamView.tsx';
import { useSwapView } from './views/useSwapView.tsx';
import { useTransferView } from './views/useTransferView.tsx';
import { useWithdrawalView } from './views/useWithdrawalView.tsx';
import { GAS_TOKEN } from '#data/expenses.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { AssetOnChain } from './AssetOnChain.tsx';
import { viewOf } from './views/columns.tsx';

const useGasView = viewOf<Expense>('gas', ({ text, amount, columns, offers }) => ({
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

interface ActiveMovementProps {
  readonly show: ShowMovements;
}

function AllMovements({ show: Show }: ActiveMovementProps) {
  const { type, direction, id, keyword, dates } = useMovementFields();
  const filters = { fields: { type, direction, id, keyword }, dates };
  return <Show list={movementLists.all} view={useStreamView()} filters={filters} />;
}

function Recharges({ show: Show }: ActiveMovementProps) {
  const { id, status, txid, dates } = useMovementFields();
  const filters = { fields: { id, status, txid }, dates };
  return <Show list={movementLists.recharge} view={useRechargeView()} filters={filters} />;
}

function Withdrawals({ show: Show }: ActiveMovementProps) {
  const { id, status, address, dates } = useMovementFields();
  const filters = { fields: { id, status, address }, dates };
  return <Show list={movementLists.withdrawal} view={useWithdrawalView()} filters={filters} />;
}

function Swaps({ show: Show }: ActiveMovementProps) {
  const { pair, status, dates } = useMovementFields();
  const filters = { fields: { pair, status }, dates };
  return <Show list={movementLists.swap} view={useSwapView()} filters={filters} />;
}

function Transfers({ show: Show }: ActiveMovementProps) {
  const { direction, id, dates } = useMovementFields();
  const filters = { fields: { direction, id }, dates };
  return <Show list={movementLists.transfer} view={useTransferView()} filters={filters} />;
}

function Gas({ show: Show }: ActiveMovementProps) {
  const { network_id, token_id, dates } = useMovementFields();
  const filters = { fields: { network_id, token_id }, dates };
  return <Show list={movementLists.gas} view={useGasView()} filters={filters} />;
}

const lists: Record<MovementTab, ComponentType<ActiveMovementProps>> = {
  all: AllMovements,
  recharge: Recharges,
  withdrawal: Withdrawals,
  swap: Swaps,
  transfer: Transfers,
  gas: Gas,
};

export function ActiveMovement({ show }: ActiveMovementProps) {
  const { tab } = useAtomValue(fundStateAtom);
  const List = lists[tab];
  return <List show={show} />;
}
