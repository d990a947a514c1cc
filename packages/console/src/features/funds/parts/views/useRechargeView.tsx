import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { Amount } from '#parts/values/Amount.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { viewOf } from './columns.tsx';

export const useRechargeView = viewOf<Recharge>('recharge', ({ text, amount, columns }) => {
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
