import type { Transfer } from '@settlement/api-mocks/contract/transfers';
import { useMemo } from 'react';
import { useFormats } from '#data/useFormats.ts';
import { useZoneName } from '#data/useZoneName.ts';
import { useText } from '#i18n/useText.ts';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { ShortName } from '#parts/ShortName.tsx';
import { SignedAmount } from '../SignedAmount.tsx';
import type { MovementView } from '../view.ts';
import { columnsOf } from './columns.tsx';
import { directionText } from '../fundTexts.ts';

/** What went to other merchants here, and what came from them. */
export function useTransferView(): MovementView<Transfer> {
  const text = useText();
  const { amount } = useFormats();
  const zone = useZoneName();
  return useMemo(() => {
    const columns = columnsOf(text);
    return {
      label: text('funds.list.transfer', { zone }),
      keyOf: ({ trade_no }) => trade_no,
      nameOf: (row) =>
        text('funds.list.open', {
          what: `${text('funds.tab.transfer')} ${directionText(text, row.direction)} ${amount(row.amount)} ${row.token}`,
        }),
      columns: [
        columns.time,
        columns.number,
        {
          id: 'direction',
          header: text('funds.column.direction'),
          cell: (row) => directionText(text, row.direction),
          skeletonWidth: '40px',
        },
        {
          id: 'counterparty',
          header: text('funds.column.counterparty'),
          cell: (row) => <ShortName>{counterparty(row)}</ShortName>,
          skeletonWidth: '128px',
        },
        columns.asset,
        {
          id: 'amount',
          header: text('funds.column.amount'),
          cell: (row) => <SignedAmount direction={row.direction} value={row.amount} token={row.token} />,
          align: 'end',
          skeletonWidth: '156px',
        },
        {
          id: 'remark',
          header: text('funds.column.remark'),
          cell: (row) => (row.remark === '' ? '—' : <ShortName>{row.remark}</ShortName>),
          skeletonWidth: '96px',
        },
        columns.status,
      ],
      cardOf: (row) => ({
        token: row.token,
        logo: row.logo,
        lead: <SignedAmount direction={row.direction} value={row.amount} token={row.token} />,
        note: counterparty(row),
        tag: <ProgressTag progress={row.progress} />,
        foot: row.remark === '' ? row.chain : <ShortName>{row.remark}</ShortName>,
        time: row.created_time,
      }),
    };
  }, [text, zone, amount]);
}

/** The masked name, with the id where the server gives one. */
export function counterparty({ name_mask, account_mask }: Transfer): string {
  return account_mask === '' ? name_mask : `${name_mask} · ${account_mask}`;
}
