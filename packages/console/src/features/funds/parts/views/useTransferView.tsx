import type { Transfer } from '@settlement/api-mocks/contract/transfers';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import { ShortName } from '#parts/values/ShortName.tsx';
import { directionText, SignedAmount } from '../fundTexts.tsx';
import { viewOf } from './columns.tsx';

export const useTransferView = viewOf<Transfer>('transfer', ({ text, amount, columns }) => ({
  keyOf: ({ trade_no }) => trade_no,
  whatOf: (row) =>
    `${text('funds.tab.transfer')} ${directionText(text, row.direction)} ${amount(row.amount)} ${row.token}`,
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
      header: text('funds.column.name_mask'),
      cell: (row) => <ShortName>{counterparty(row) || '—'}</ShortName>,
      skeletonWidth: '128px',
    },
    columns.asset,
    {
      ...columns.amount,
      cell: (row) => <SignedAmount direction={row.direction} value={row.amount} token={row.token} />,
      skeletonWidth: '156px',
    },
    {
      id: 'remark',
      header: text('funds.column.remark'),
      cell: (row) => (row.remark ? <ShortName>{row.remark}</ShortName> : '—'),
      isSent: (row) => row.remark !== undefined,
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
    foot: row.remark ? <ShortName>{row.remark}</ShortName> : row.chain,
    time: row.created_time,
  }),
}));

export const counterparty = ({ name_mask, account_mask, account }: Transfer): string =>
  [name_mask, account_mask].filter(Boolean).join(' · ') || account;
