import { expect, it } from 'vitest';
import { type ListColumn, knownColumns } from './knownColumns.ts';

interface Row {
  readonly txid?: string;
}

const columns: readonly ListColumn<Row>[] = [
  { id: 'amount', header: 'Amount', cell: () => '1' },
  {
    id: 'txid',
    header: 'Transaction ID',
    cell: ({ txid }) => txid,
    isSent: ({ txid }) => txid !== undefined,
  },
];

it.each<[rows: readonly Row[] | undefined, shown: readonly string[]]>([
  [undefined, ['amount', 'txid']],
  [[], ['amount', 'txid']],
  [[{}, {}], ['amount']],
  [
    [{}, { txid: '' }],
    ['amount', 'txid'],
  ],
])('knownColumns for the rows %j returns the columns %j', (rows, shown) => {
  expect(knownColumns(columns, rows).map(({ id }) => id)).toEqual(shown);
});
