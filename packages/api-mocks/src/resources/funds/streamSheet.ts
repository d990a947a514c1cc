import { movementDirection, streamType } from '../../contract/enumerations.ts';
import type { StreamEntry } from '../../contract/funds.ts';
import { findAsset } from '../../core/catalogue/tokens.ts';
import type { Call } from '../../core/implement.ts';
import type { Column, Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { sumsOf } from './stream.ts';
import { directionTexts, movementFilters, progressTexts, typeTexts, textOf } from './fundTexts.ts';

type Columns = readonly Column<StreamEntry>[];
const text = { kind: 'text', width: 16 } as const;
const money = { kind: 'money', width: 20 } as const;

function timeColumn(zone: string): Column<StreamEntry> {
  return {
    key: 'created_time',
    title: { en: 'Time', zh: '时间' },
    kind: 'time',
    width: 20,
    value: (row) => stampOf(zone, row.created_time),
  };
}

function movementColumns({ merchant, language }: Call): Columns {
  return [
    timeColumn(merchant.profile.merchant.time_zone),
    {
      key: 'serial_no',
      title: { en: 'Serial number', zh: '流水号' },
      kind: 'text',
      width: 24,
      value: (row) => row.serial_no,
    },
    {
      key: 'type',
      title: { en: 'Type', zh: '类型' },
      ...text,
      value: (row) => textOf(typeTexts, row.type, language),
    },
    {
      key: 'direction',
      title: { en: 'Direction', zh: '方向' },
      ...text,
      value: (row) => textOf(directionTexts, row.direction, language),
    },
    { key: 'token', title: { en: 'Token', zh: '币种' }, ...text, value: (row) => row.token },
    { key: 'chain', title: { en: 'Network', zh: '网络' }, ...text, value: (row) => row.chain },
    {
      key: 'amount',
      title: { en: 'Amount', zh: '金额' },
      ...money,
      value: (row) => (row.direction === movementDirection.in ? row.amount : `-${row.amount}`),
    },
    { key: 'fee', title: { en: 'Fee', zh: '手续费' }, ...money, value: (row) => row.fee },
    {
      key: 'balance_after',
      title: { en: 'Balance after', zh: '变动后余额' },
      ...money,
      value: (row) => row.balance_after,
    },
    {
      key: 'usdt_amount',
      title: { en: 'Value in USDT', zh: '折合 USDT' },
      ...money,
      value: (row) => row.usdt_amount,
    },
    {
      key: 'ref_no',
      title: { en: 'Related number', zh: '关联单号' },
      kind: 'text',
      width: 36,
      value: (row) => row.ref_no,
    },
    {
      key: 'remark',
      title: { en: 'Remark', zh: '备注' },
      kind: 'text',
      width: 30,
      value: (row) => row.remark,
    },
  ];
}

function swapColumns({ merchant, language }: Call): Columns {
  return [
    timeColumn(merchant.profile.merchant.time_zone),
    {
      key: 'ref_no',
      title: { en: 'Number', zh: '单号' },
      kind: 'text',
      width: 36,
      value: (row) => row.ref_no,
    },
    {
      key: 'from',
      title: { en: 'From', zh: '兑出' },
      kind: 'text',
      width: 20,
      value: ({ swap }) => (swap ? `${swap.from.token} (${swap.from.chain})` : ''),
    },
    {
      key: 'from_amount',
      title: { en: 'Given', zh: '兑出数量' },
      ...money,
      value: ({ swap }) => swap?.from.amount ?? '',
    },
    {
      key: 'to',
      title: { en: 'To', zh: '兑入' },
      kind: 'text',
      width: 20,
      value: ({ swap }) => (swap ? `${swap.to.token} (${swap.to.chain})` : ''),
    },
    {
      key: 'rate',
      title: { en: 'Rate', zh: '汇率' },
      ...money,
      value: ({ swap }) => swap?.rate ?? '',
    },
    { key: 'fee', title: { en: 'Fee', zh: '手续费' }, ...money, value: ({ swap }) => swap?.fee ?? '' },
    {
      key: 'to_amount',
      title: { en: 'Received', zh: '实际到账' },
      ...money,
      value: ({ swap }) => swap?.to.amount ?? '',
    },
    {
      key: 'progress',
      title: { en: 'Status', zh: '状态' },
      ...text,
      value: ({ swap }) => (swap ? textOf(progressTexts, swap.progress, language) : ''),
    },
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

/** The same sum as on screen: opening + in − out = closing, of one token over the range. */
function proofOf({ merchant, query }: StreamCall): NonNullable<Sheet<StreamEntry>['sums']> {
  const asset = query.id ? findAsset(query.id) : undefined;
  if (!asset) return [];
  const sums = sumsOf(merchant, query);
  const line = (en: string, zh: string, amount: string) => ({
    title: { en, zh },
    value: `${amount} ${asset.token.token}`,
  });
  return [
    line('Opening balance', '期初余额', sums.opening_balance),
    line('+ In', '+ 转入', sums.in_sum),
    line('− Out', '− 转出', sums.out_sum),
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
