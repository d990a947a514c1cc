import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { Expense } from '@settlement/api-mocks/contract/funds';
import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { type MovementTab, fundStateAtom } from '#data/funds.ts';
import { movementLists } from '#data/movements.ts';
import { useMovementFields } from './useMovementFields.ts';
import type { ShowMovements } from './view.ts';
import { useStreamView } from './views/useStreamView.tsx';
import { useSwapView } from './views/useSwapView.tsx';
import { useTransferView } from './views/useTransferView.tsx';
import { GAS_TOKEN } from '#data/expenses.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { AssetOnChain } from './fundTexts.tsx';
import { Noted } from '#parts/values/Noted.tsx';
import { viewOf, NothingReceived } from './views/columns.tsx';
import { ProgressTag, WithdrawalStatusTag } from '#parts/values/MovementTags.tsx';
import { withdrawalBill } from '#lib/money/withdrawalBill.ts';
import { isStopped } from '#parts/money/billLines.tsx';
import * as css from '#features/funds/funds.css.ts';

const useWithdrawalView = viewOf<Withdrawal>('withdrawal', ({ text, amount, columns }) => ({
  keyOf: ({ trade_no }) => trade_no,
  whatOf: (row) => `${text('funds.tab.withdrawal')} ${amount(row.amount)} ${row.token}`,
  columns: [
    columns.time,
    columns.number,
    columns.asset,
    columns.amount,
    {
      id: 'actual',
      header: text('funds.column.actual_amount'),
      cell: (row) => {
        if (isStopped(row)) return <NothingReceived text={text} token={row.token} />;
        const bill = withdrawalBill(row);
        return (
          <span className={css.stackedEnd}>
            <Amount value={bill.received} exact={row.actual_amount} token={row.token} />
            <span className={css.word}>
              {text('funds.column.fee')} <Amount value={bill.fee} exact={row.fee} token={row.token} />
            </span>
          </span>
        );
      },
      align: 'end',
      skeletonWidth: '128px',
    },
    {
      ...columns.status,
      cell: (row) => (
        <Noted note={row.reason}>
          <WithdrawalStatusTag status={row.status} />
        </Noted>
      ),
    },
    {
      id: 'address',
      header: text('common.column.address'),
      cell: (row) => (
        <Noted note={row.label}>
          <TruncatedId value={row.address} />
        </Noted>
      ),
      skeletonWidth: '104px',
    },
    columns.txid,
  ],
  cardOf: (row) => ({
    token: row.token,
    logo: row.logo,
    lead: <Amount value={row.amount} token={row.token} isStrong />,
    note: [row.reason, row.chain, row.label].filter(Boolean).join(' · '),
    tag: <WithdrawalStatusTag status={row.status} />,
    foot: <TruncatedId value={row.address} />,
    time: row.created_time,
  }),
}));

const useRechargeView = viewOf<Recharge>('recharge', ({ text, amount, columns }) => {
  const counted = ({ confirmations, confirm_num }: Recharge) =>
    confirmations !== undefined && confirm_num > 0
      ? text('funds.confirmations', { count: confirmations, needed: confirm_num })
      : '';
  return {
    keyOf: ({ trade_no }) => trade_no,
    whatOf: (row) => `${text('funds.tab.recharge')} ${amount(row.amount)} ${row.token}`,
    columns: [
      { ...columns.time, isRowHeader: true },
      columns.asset,
      columns.amount,
      {
        id: 'from',
        header: text('funds.column.from_address'),
        cell: (row) => row.from_address && <TruncatedId value={row.from_address} />,
        isSent: (row) => row.from_address !== undefined,
        skeletonWidth: '104px',
      },
      {
        id: 'to',
        header: text('funds.column.to_address'),
        cell: (row) => row.to_address && <TruncatedId value={row.to_address} />,
        isSent: (row) => row.to_address !== undefined,
        skeletonWidth: '104px',
      },
      columns.txid,
      {
        id: 'confirmations',
        header: text('funds.column.confirmations'),
        cell: counted,
        isSent: (row) => row.confirmations !== undefined,
        align: 'end',
        skeletonWidth: '48px',
      },
      columns.status,
    ],
    cardOf: (row) => ({
      token: row.token,
      logo: row.logo,
      lead: <Amount value={row.amount} token={row.token} isStrong />,
      note: [row.chain, counted(row)].filter(Boolean).join(' · '),
      tag: <ProgressTag progress={row.progress} />,
      foot: row.from_address && <TruncatedId value={row.from_address} />,
      time: row.created_time,
    }),
  };
});

const useGasView = viewOf<Expense>('gas', ({ text, amount, columns, offers }) => ({
  keyOf: ({ id }) => id,
  whatOf: (row) => `${text('funds.type.6')} ${amount(row.amount)} ${GAS_TOKEN}`,
  columns: [
    { ...columns.time, isRowHeader: true },
    {
      ...columns.asset,
      header: text('funds.filter.id'),
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
