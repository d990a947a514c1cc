import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { Link } from '@settlement/design-system/Link';
import { serialOf } from '#data/funds.ts';
import { isZero } from '#lib/money/money.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { directionText, isHoldType, relatedHref, SignedAmount, typeText } from '../fundTexts.tsx';
import { Noted } from '#parts/values/Noted.tsx';
import { viewOf } from './columns.tsx';
import { usePaths } from '#data/session/device.ts';

function RelatedNumber({ entry }: { readonly entry: StreamEntry }) {
  const href = relatedHref(entry, usePaths());
  if (entry.ref_no === '') return '—';
  const number = <TruncatedId value={entry.ref_no} />;
  return href === undefined ? number : <Link href={href}>{number}</Link>;
}

export const useStreamView = viewOf<StreamEntry>('all', ({ text, amount, columns }) => ({
  keyOf: serialOf,
  whatOf: (row) =>
    `${typeText(text, row.type)} ${isHoldType(row.type) ? '' : `${directionText(text, row.direction)} `}${amount(row.amount)} ${row.token}`,
  columns: [
    columns.time,
    {
      id: 'serial',
      header: text('funds.column.serial_no'),
      cell: (row) => <TruncatedId value={serialOf(row)} />,
      isRowHeader: true,
      skeletonWidth: '96px',
    },
    {
      id: 'type',
      header: text('common.column.type'),
      cell: (row) => typeText(text, row.type),
      skeletonWidth: '72px',
    },
    columns.asset,
    {
      ...columns.amount,
      cell: (row) => (
        <SignedAmount
          direction={row.direction}
          value={row.amount}
          token={row.token}
          type={row.type}
          worth={row.usdt_amount}
        />
      ),
      skeletonWidth: '156px',
    },
    {
      id: 'fee',
      header: text('funds.column.fee'),
      cell: ({ fee, token }) =>
        fee === undefined || isZero(fee) ? '—' : <Amount value={fee} token={token} />,
      isSent: (row) => row.fee !== undefined,
      align: 'end',
      skeletonWidth: '88px',
    },
    {
      id: 'after',
      header: text('funds.column.balance_after'),
      cell: (row) => <Amount value={row.balance_after} token={row.token} />,
      align: 'end',
      skeletonWidth: '128px',
    },
    {
      id: 'related',
      header: text('funds.column.ref_no'),
      cell: (row) => (
        <Noted note={row.remark}>
          <RelatedNumber entry={row} />
        </Noted>
      ),
      skeletonWidth: '96px',
    },
  ],
  cardOf: (row) => ({
    token: row.token,
    logo: row.logo,
    lead: <SignedAmount direction={row.direction} value={row.amount} token={row.token} type={row.type} />,
    note: [typeText(text, row.type), row.chain].filter(Boolean).join(' · '),
    foot: text('funds.card.after', { amount: amount(row.balance_after) }),
    time: row.created_time,
  }),
}));
