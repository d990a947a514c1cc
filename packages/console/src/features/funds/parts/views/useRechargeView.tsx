import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import { useFormats } from '#data/useFormats.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';
import { ProgressTag } from '#parts/MovementTags.tsx';
import type { MovementView } from '../view.ts';
import { columnsOf } from './columns.tsx';

/** Deposits from outside. */
export function useRechargeView(): MovementView<Recharge> {
  const text = useText();
  const { amount } = useFormats();
  const zone = useZoneName();
  return useMemo(() => {
    const columns = columnsOf(text);
    const counted = ({ confirmations, confirm_num }: Recharge) =>
      text('funds.confirmations', { count: confirmations, needed: confirm_num });
    return {
      label: text('funds.list.recharge', { zone }),
      keyOf: ({ trade_no }) => trade_no,
      nameOf: (row) =>
        text('funds.list.open', {
          what: `${text('funds.tab.recharge')} ${amount(row.amount)} ${row.token}`,
        }),
      columns: [
        { ...columns.time, isRowHeader: true },
        columns.asset,
        {
          id: 'amount',
          header: text('funds.column.amount'),
          cell: (row) => <Amount value={row.amount} token={row.token} isStrong />,
          align: 'end',
          skeletonWidth: '128px',
        },
        {
          id: 'from',
          header: text('funds.column.from'),
          cell: (row) => <TruncatedId value={row.from_address} />,
          skeletonWidth: '104px',
        },
        {
          id: 'to',
          header: text('funds.column.to'),
          cell: (row) => <TruncatedId value={row.to_address} />,
          skeletonWidth: '104px',
        },
        columns.txid,
        {
          id: 'confirmations',
          header: text('funds.column.confirmations'),
          cell: counted,
          align: 'end',
          skeletonWidth: '48px',
        },
        columns.status,
      ],
      cardOf: (row) => ({
        token: row.token,
        logo: row.logo,
        lead: <Amount value={row.amount} token={row.token} isStrong />,
        note: `${row.chain} · ${counted(row)}`,
        tag: <ProgressTag progress={row.progress} />,
        foot: <TruncatedId value={row.from_address} />,
        time: row.created_time,
      }),
    };
  }, [text, zone, amount]);
}
