import { movementDirection, streamType } from '#contract/enumerations.ts';
import type { StreamEntry, StreamSwap } from '#contract/funds.ts';
import { findAsset } from '#core/catalogue/tokens.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import { formatUnits, units } from '#core/money.ts';
import { codeText } from '#core/codeText.ts';
import type { Column, Sheet } from '#core/spreadsheet.ts';
import type { SumKey } from '#core/textKeys.ts';
import { movementFilters } from './movementFilters.ts';
import { sumsOf } from './stream.ts';

type Columns = readonly Column<StreamEntry>[];

function movementColumns({ language }: Call): Columns {
  const { text, money, time, code } = columnsOf<StreamEntry, 'fund-details'>(language, 'fund-details');
  return [
    time('created_time'),
    text('serial_no', 24),
    code('type', 'movement'),
    code('direction', 'direction'),
    text('token'),
    text('chain'),
    {
      ...money('amount'),
      value: (row) => (row.direction === movementDirection.in ? row.amount : `-${row.amount}`),
    },
    money('fee'),
    money('balance_after'),
    money('usdt_amount', inUsdt),
    text('ref_no', 36),
    text('remark', 30),
  ];
}

/** A list of swaps holds swaps alone; a row that is none leaves its cells empty. */
function swapColumns({ language }: Call): Columns {
  const { title, text, time } = columnsOf<StreamEntry, 'swaps'>(language, 'swaps');
  type Key = Parameters<typeof title>[0];
  const of = (show: (swap: StreamSwap) => string) => (row: StreamEntry) => (row.swap ? show(row.swap) : '');
  const label = (key: Key, show: (swap: StreamSwap) => string): Column<StreamEntry> => ({
    key,
    title: title(key),
    kind: 'text',
    width: 16,
    value: of(show),
  });
  const amount = (
    key: Key,
    unit: 'from' | 'to' | 'rate_unit',
    show: (swap: StreamSwap) => string,
  ): Column<StreamEntry> => ({
    key,
    title: title(key),
    kind: unit === 'rate_unit' ? 'rate' : 'money',
    unit: { column: unit },
    value: of(show),
  });
  return [
    time('created_time'),
    text('ref_no', 36),
    amount('from_amount', 'from', ({ from }) => from.amount),
    label('from', ({ from }) => from.token),
    label('from_chain', ({ from }) => from.chain),
    amount('rate', 'rate_unit', ({ rate }) => rate),
    label('rate_unit', ({ from, to }) => `${to.token}/${from.token}`),
    amount('fee', 'to', ({ fee }) => fee),
    amount('to_amount', 'to', ({ to }) => to.amount),
    label('to', ({ to }) => to.token),
    label('to_chain', ({ to }) => to.chain),
    label('progress', ({ progress }) => codeText('progress', progress, language)),
  ];
}

type StreamCall = Call & {
  readonly query: {
    readonly type?: number | undefined;
    readonly direction?: number | undefined;
    readonly id?: string | undefined;
    readonly start_time?: number | undefined;
    readonly end_time?: number | undefined;
  };
};

/** The same sum as on screen: opening + in − out − on hold = closing, of one token over the range. */
function proofOf({ merchant, query }: StreamCall): NonNullable<Sheet<StreamEntry>['sums']> {
  const asset = query.id ? findAsset(query.id) : undefined;
  if (!asset) return [];
  const sums = sumsOf(merchant, query);
  const line = (title: SumKey, amount: string) => ({
    title,
    amount,
    unit: asset.token.token,
  });
  const { decimals } = asset;
  const difference = (whole: string, part: string) => units(whole, decimals) - units(part, decimals);
  const held = difference(sums.hold_sum, sums.release_sum);
  const amount = (value: bigint) => formatUnits(value, decimals);
  return [
    line('opening', sums.opening_balance),
    // What was only put on hold or released neither came in nor went out.
    line('in', amount(difference(sums.in_sum, sums.release_sum))),
    line('out', amount(difference(sums.out_sum, sums.hold_sum))),
    held < 0n ? line('released', amount(-held)) : line('held', amount(held)),
    line('closing', sums.closing_balance),
  ];
}

/** The filters decide the columns: swaps alone (given and received in one row) or all movements. */
export function streamSheet(call: StreamCall): Sheet<StreamEntry> {
  const { type, direction } = call.query;
  const filters = movementFilters(call);
  return type === streamType.swap && direction === movementDirection.out
    ? { area: 'swaps', filters, columns: swapColumns(call) }
    : {
        area: 'fund-details',
        filters,
        columns: movementColumns(call),
        sums: proofOf(call),
      };
}
