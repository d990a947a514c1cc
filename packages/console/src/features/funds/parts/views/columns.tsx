import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { useMemo } from 'react';
import type { MovementTab } from '#data/funds.ts';
import { useOffers } from '#data/calls/extensions.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useZoneName } from '#data/formats/useZoneName.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { ProgressTag } from '#parts/values/MovementTags.tsx';
import * as css from '#features/funds/funds.css.ts';
import { AssetOnChain, type AssetOnChainProps } from '../fundTexts.tsx';
import type { MovementView } from '../view.ts';

interface Mined {
  readonly txid?: string | undefined;
}

const columnsOf = (text: Text) => ({
  time: {
    id: 'time',
    header: text('funds.column.created_time'),
    cell: (row: { readonly created_time: number }) => <Moment seconds={row.created_time} />,
    skeletonWidth: '136px',
  },
  number: {
    id: 'number',
    header: text('funds.column.trade_no'),
    cell: (row: { readonly trade_no: string }) => <TruncatedId value={row.trade_no} />,
    isRowHeader: true,
    skeletonWidth: '96px',
  },
  asset: {
    id: 'asset',
    header: text('funds.filter.id'),
    cell: (row: AssetOnChainProps) => <AssetOnChain {...row} />,
    skeletonWidth: '104px',
  },
  amount: {
    id: 'amount',
    header: text('common.column.amount'),
    cell: (row: { readonly amount: string; readonly token: string }) => (
      <Amount value={row.amount} token={row.token} isStrong />
    ),
    align: 'end' as const,
    skeletonWidth: '128px',
  },
  txid: {
    id: 'txid',
    header: text('funds.column.txid'),
    cell: (row: Mined) => (row.txid ? <TruncatedId value={row.txid} /> : '—'),
    isSent: (row: Mined) => row.txid !== undefined,
    skeletonWidth: '104px',
  },
  status: {
    id: 'status',
    header: text('common.column.status'),
    cell: (row: { readonly progress: number }) => <ProgressTag progress={row.progress} />,
    skeletonWidth: '84px',
  },
});

interface ViewTools {
  readonly text: Text;
  readonly amount: ReturnType<typeof useFormats>['amount'];
  readonly columns: ReturnType<typeof columnsOf>;
  readonly offers: ReturnType<typeof useOffers>;
}

type OwnView<Row> = Omit<MovementView<Row>, 'label' | 'nameOf'>;

export const viewOf = <Row,>(tab: MovementTab, build: (tools: ViewTools) => OwnView<Row>) =>
  function useView(): MovementView<Row> {
    const text = useText();
    const { amount } = useFormats();
    const zone = useZoneName();
    const offers = useOffers();
    return useMemo(() => {
      const view = build({ text, amount, columns: columnsOf(text), offers });
      const nameOf = (row: Row) => text('funds.list.open', { what: view.whatOf(row) });
      return { ...view, label: text(`funds.list.${tab}`, { zone }), nameOf };
    }, [text, zone, amount, offers]);
  };

export const NothingReceived = ({ text, token }: { readonly text: Text; readonly token: string }) => (
  <span className={css.stackedEnd}>
    <Amount value="0" token={token} />
    <span className={css.word}>{text('money.bill.returned')}</span>
  </span>
);
