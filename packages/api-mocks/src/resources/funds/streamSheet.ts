import { movementDirection, streamType } from '#contract/enumerations.ts';
import type { StreamEntry, StreamSwap } from '#contract/funds.ts';
import { findAsset } from '#core/catalogue/tokens.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import { formatUnits, units } from '#core/money.ts';
import { codeText } from '#core/codeTexts.ts';
import type { Column, Sheet } from '#core/spreadsheet.ts';
import { movementFilters } from './fundTexts.ts';
import { sumsOf } from './stream.ts';

type Columns = readonly Column<StreamEntry>[];

function movementColumns({ language }: Call): Columns {
  const { text, money, time, code } = columnsOf<StreamEntry>(language);
  return [
    time('created_time', 'Time', '时间'),
    text('serial_no', 'Serial number', '流水号', 24),
    code('type', 'Type', '类型', 'movement'),
    code('direction', 'Direction', '方向', 'direction'),
    text('token', 'Token', '币种'),
    text('chain', 'Network', '网络'),
    {
      ...money('amount', 'Amount', '金额'),
      value: (row) => (row.direction === movementDirection.in ? row.amount : `-${row.amount}`),
    },
    money('fee', 'Fee', '手续费'),
    money('balance_after', 'Balance after', '变动后余额'),
    money('usdt_amount', 'Value (USDT)', '折合 USDT', inUsdt),
    text('ref_no', 'Related number', '关联单号', 36),
    text('remark', 'Remark', '备注', 30),
  ];
}

/** A list of swaps holds swaps alone; a row that is none leaves its cells empty. */
function swapColumns({ language }: Call): Columns {
  const { text, time } = columnsOf<StreamEntry>(language);
  const of = (show: (swap: StreamSwap) => string) => (row: StreamEntry) => (row.swap ? show(row.swap) : '');
  const label = (
    key: string,
    en: string,
    zh: string,
    show: (swap: StreamSwap) => string,
  ): Column<StreamEntry> => ({
    key,
    title: { en, zh },
    kind: 'text',
    width: 16,
    value: of(show),
  });
  const amount = (
    key: string,
    en: string,
    zh: string,
    unit: 'from' | 'to' | 'rate_unit',
    show: (swap: StreamSwap) => string,
  ): Column<StreamEntry> => ({
    key,
    title: { en, zh },
    kind: unit === 'rate_unit' ? 'rate' : 'money',
    unit: { column: unit },
    value: of(show),
  });
  return [
    time('created_time', 'Time', '时间'),
    text('ref_no', 'Number', '单号', 36),
    amount('from_amount', 'Amount swapped', '兑出数量', 'from', ({ from }) => from.amount),
    label('from', 'From', '兑出', ({ from }) => from.token),
    label('from_chain', 'From network', '兑出网络', ({ from }) => from.chain),
    amount('rate', 'Rate', '汇率', 'rate_unit', ({ rate }) => rate),
    label('rate_unit', 'Rate in', '汇率单位', ({ from, to }) => `${to.token}/${from.token}`),
    amount('fee', 'Fee', '手续费', 'to', ({ fee }) => fee),
    amount('to_amount', 'Received', '实际到账', 'to', ({ to }) => to.amount),
    label('to', 'To', '兑入', ({ to }) => to.token),
    label('to_chain', 'To network', '兑入网络', ({ to }) => to.chain),
    label('progress', 'Status', '状态', ({ progress }) => codeText('progress', progress, language)),
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
  const line = (en: string, zh: string, amount: string) => ({
    title: { en, zh },
    amount,
    unit: asset.token.token,
  });
  const { decimals } = asset;
  const difference = (whole: string, part: string) => units(whole, decimals) - units(part, decimals);
  const held = difference(sums.hold_sum, sums.release_sum);
  const amount = (value: bigint) => formatUnits(value, decimals);
  return [
    line('Opening balance', '期初余额', sums.opening_balance),
    // What was only put on hold or released neither came in nor went out.
    line('+ In', '+ 转入', amount(difference(sums.in_sum, sums.release_sum))),
    line('− Out', '− 转出', amount(difference(sums.out_sum, sums.hold_sum))),
    held < 0n ? line('+ Released', '+ 解冻', amount(-held)) : line('− Put on hold', '− 冻结', amount(held)),
    line('= Closing balance', '= 期末余额', sums.closing_balance),
  ];
}

/** The filters decide the columns: swaps alone (given and received in one row) or all movements. */
export function streamSheet(call: StreamCall): Sheet<StreamEntry> {
  const { type, direction } = call.query;
  const filters = movementFilters(call);
  return type === streamType.swap && direction === movementDirection.out
    ? { area: 'swaps', title: { en: 'Swaps', zh: '兑换记录' }, filters, columns: swapColumns(call) }
    : {
        area: 'fund-details',
        title: { en: 'Fund details', zh: '资金明细' },
        filters,
        columns: movementColumns(call),
        sums: proofOf(call),
      };
}
