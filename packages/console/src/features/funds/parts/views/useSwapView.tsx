import type { StreamEntry, StreamSwap } from '@settlement/api-mocks/contract/funds';
import { ArrowRightIcon } from '@settlement/design-system/icons';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { type ReactNode } from 'react';
import { formatRate } from '#i18n/rates.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { isCanceledSwap } from '#parts/money/billLines.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import * as css from '#features/funds/funds.css.ts';
import { viewOf, NothingReceived } from './columns.tsx';
import { type Decimal, compare, divide, truncate } from '#lib/money/money.ts';

/** Returns the rate for one unit of the more valuable token, which is more precise. */
export function rateOf({ rate, from, to }: Pick<StreamSwap, 'rate' | 'from' | 'to'>): {
  readonly one: string;
  readonly rate: Decimal;
  readonly other: string;
} {
  const inverse = compare(rate, '1') < 0 ? divide('1', rate) : undefined;
  return inverse === undefined
    ? { one: from.token, rate, other: to.token }
    : { one: to.token, rate: truncate(inverse, 8), other: from.token };
}

export const useSwapView = viewOf<StreamEntry>('swap', ({ text, amount, columns }) => {
  const of = (show: (swap: StreamSwap) => ReactNode) => (row: StreamEntry) =>
    row.swap ? show(row.swap) : '—';
  return {
    keyOf: ({ ref_no }) => ref_no,
    whatOf: (row) => `${text('funds.tab.swap')} ${amount(row.amount)} ${row.token}`,
    columns: [
      columns.time,
      { ...columns.number, cell: (row) => <TruncatedId value={row.ref_no} /> },
      {
        id: 'pair',
        header: text('funds.column.pair'),
        cell: of((swap) => <SwapPair swap={swap} />),
        skeletonWidth: '200px',
      },
      {
        id: 'rate',
        header: text('funds.column.rate'),
        cell: of((swap) => rateText(text, formatRate, swap)),
        align: 'end',
        skeletonWidth: '148px',
      },
      {
        id: 'fee',
        header: text('funds.column.fee'),
        cell: of((swap) => (isCanceledSwap(swap) ? '—' : <Amount value={swap.fee} token={swap.to.token} />)),
        align: 'end',
        skeletonWidth: '96px',
      },
      {
        id: 'received',
        header: text('funds.column.to_amount'),
        cell: of((swap) =>
          isCanceledSwap(swap) ? (
            <NothingReceived text={text} token={swap.to.token} />
          ) : (
            <Amount value={swap.to.amount} token={swap.to.token} isStrong />
          ),
        ),
        align: 'end',
        skeletonWidth: '128px',
      },
      { ...columns.status, cell: of(({ progress }) => <ProgressTag progress={progress} />) },
    ],
    cardOf: (row) => ({
      token: row.swap?.to.token ?? row.token,
      logo: row.swap?.to.logo ?? row.logo,
      lead: row.swap ? <Outcome swap={row.swap} /> : '—',
      note: row.swap ? <SwapPair swap={row.swap} /> : row.chain,
      tag: row.swap && <ProgressTag progress={row.swap.progress} />,
      foot: row.swap ? rateText(text, formatRate, row.swap) : '—',
      time: row.created_time,
    }),
  };
});

/** Returns a text such as "1 BTC = 65000 USDT". */
export function rateText(text: Text, format: (value: string) => string, swap: StreamSwap): string {
  const { one, rate, other } = rateOf(swap);
  return text('funds.rate', { one, rate: format(rate), other });
}

function Outcome({ swap }: { readonly swap: StreamSwap }) {
  const { amount, token } = isCanceledSwap(swap) ? swap.from : swap.to;
  return <Amount value={amount} token={token} isStrong />;
}

function SwapPair({ swap: { from, to } }: { readonly swap: StreamSwap }) {
  const text = useText();
  return (
    <span className={css.pair}>
      <Amount value={from.amount} token={from.token} />
      <ArrowRightIcon size={14} aria-hidden="true" />
      <VisuallyHidden>{text('funds.pair.to')}</VisuallyHidden>
      <span title={`${from.chain} → ${to.chain}`}>{to.token}</span>
    </span>
  );
}
