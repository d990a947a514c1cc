import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { Text } from '#i18n/useText.ts';
import { Moment } from '#parts/Moment.tsx';
import { ProgressTag } from '#parts/MovementTags.tsx';
import { AssetOnChain, type AssetOnChainProps } from '../AssetOnChain.tsx';

/** The columns that several of the lists have. */
export const columnsOf = (text: Text) => ({
  time: {
    id: 'time',
    header: text('funds.column.time'),
    cell: (row: { readonly created_time: number }) => <Moment seconds={row.created_time} />,
    skeletonWidth: '136px',
  },
  number: {
    id: 'number',
    header: text('funds.column.number'),
    cell: (row: { readonly trade_no: string }) => <TruncatedId value={row.trade_no} />,
    isRowHeader: true,
    skeletonWidth: '96px',
  },
  asset: {
    id: 'asset',
    header: text('funds.column.asset'),
    cell: (row: AssetOnChainProps) => <AssetOnChain {...row} />,
    skeletonWidth: '104px',
  },
  txid: {
    id: 'txid',
    header: text('funds.column.txid'),
    cell: (row: { readonly txid: string }) => (row.txid === '' ? '—' : <TruncatedId value={row.txid} />),
    skeletonWidth: '104px',
  },
  status: {
    id: 'status',
    header: text('funds.column.status'),
    cell: (row: { readonly progress: number }) => <ProgressTag progress={row.progress} />,
    skeletonWidth: '84px',
  },
});
