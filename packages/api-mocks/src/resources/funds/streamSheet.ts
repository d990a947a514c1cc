import { movementDirection, streamType } from '#contract/enumerations.ts';
import type { StreamEntry, StreamSwap } from '#contract/funds.ts';
import { findAsset } from '#core/catalogue/tokens.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Call } from '#core/http/implement.ts';
import { formatUnits, units } from '#core/books/money.ts';
import { codeText, type SumKey } from '#core/text/formatText.ts';
import type { Column, Sheet } from '#core/files/spreadsheet.ts';
import { movementFilters } from './movementFilters.ts';
import { sumsOf } from './stream.ts';

type Columns = readonly Column<StreamEntry>[];

function movementColumns({ language }: Call): Columns {
  const { text, money, time, code } = columnsOf<StreamEntry, 'funds'>(language, 'funds');
  return [
    time('created_time'),
    text('serial_no', 24),
    code('type', 'funds.type'),
    code('direction', 'funds.direction'),
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

function swapColumns({ language }: Call): Columns {
  const { title, text, time } = columnsOf<StreamEntry, 'funds'>(language, 'funds');
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
    { ...text('ref_no', 36), title: title('trade_no') },
    amount('from_amount', 'from', ({ from }) => from.amount),
    label('from', ({ from }) => from.token),
    label('from_chain', ({ from }) => from.chain),
    amount('rate', 'rate_unit', ({ rate }) => rate),
    label('rate_unit', ({ from, to }) => `${to.token}/${from.token}`),
    amount('fee', 'to', ({ fee }) => fee),
    amount('to_amount', 'to', ({ to }) => to.amount),
    label('to', ({ to }) => to.token),
    label('to_chain', ({ to }) => to.chain),
    label('progress', ({ progress }) => codeText('common.progress', progress, language)),
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

/** Returns the sums that the screen shows: opening + in − out − on hold = closing. */
function proofOf({ merchant, query }: StreamCall): NonNullable<Sheet<StreamEntry>['sums']> {
  const asset = query.id ? findAsset(query.id) : undefined;
  if (!asset) return [];
  const sums = sumsOf(merchant, query);
  const line = (title: SumKey, amount: string) => ({ title, amount, unit: asset.token.token });
  const { decimals } = asset;
  const difference = (whole: string, part: string) => units(whole, decimals) - units(part, decimals);
  const held = difference(sums.hold_sum, sums.release_sum);
  const amount = (value: bigint) => formatUnits(value, decimals);
  return [
    line('opening', sums.opening_balance),
    // Amounts that were only put on hold or released don't count as incoming or outgoing.
    line('in', amount(difference(sums.in_sum, sums.release_sum))),
    line('out', amount(difference(sums.out_sum, sums.hold_sum))),
    held < 0n ? line('released', amount(-held)) : line('held', amount(held)),
    line('closing', sums.closing_balance),
  ];
}

/** If only the outgoing movements of swaps are exported, each row has the given and the received amount. */
export function streamSheet(call: StreamCall): Sheet<StreamEntry> {
  const { type, direction } = call.query;
  const shared = {
    noun: 'funds',
    filters: { ...movementFilters(call), progress: 'common.progress' },
  } as const;
  return type === streamType.swap && direction === movementDirection.out
    ? { ...shared, area: 'swaps', columns: swapColumns(call) }
    : { ...shared, area: 'fund-details', columns: movementColumns(call), sums: proofOf(call) };
}
