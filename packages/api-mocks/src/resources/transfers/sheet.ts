import type { Transfer } from '../../contract/transfers.ts';
import type { Call } from '../../core/implement.ts';
import type { Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { directionTexts, movementFilters, progressTexts, textOf } from '../funds/fundTexts.ts';

const text = { kind: 'text', width: 16 } as const;

export function transferSheet(call: Call): Sheet<Transfer> {
  const { merchant, language } = call;
  const zone = merchant.profile.merchant.time_zone;
  return {
    area: 'internal-transfers',
    title: { en: 'Internal transfers', zh: '内部转账' },
    filters: movementFilters(call),
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      {
        key: 'trade_no',
        title: { en: 'Number', zh: '单号' },
        kind: 'text',
        width: 36,
        value: (row) => row.trade_no,
      },
      {
        key: 'direction',
        title: { en: 'Direction', zh: '方向' },
        ...text,
        value: (row) => textOf(directionTexts, row.direction, language),
      },
      {
        key: 'name_mask',
        title: { en: 'Counterparty', zh: '交易对方' },
        ...text,
        value: (row) => row.name_mask,
      },
      {
        key: 'account_mask',
        title: { en: 'Counterparty ID', zh: '对方商户 ID' },
        ...text,
        value: (row) => row.account_mask,
      },
      { key: 'token', title: { en: 'Token', zh: '币种' }, ...text, value: (row) => row.token },
      { key: 'chain', title: { en: 'Network', zh: '网络' }, ...text, value: (row) => row.chain },
      { key: 'amount', title: { en: 'Amount', zh: '金额' }, kind: 'money', value: (row) => row.amount },
      {
        key: 'remark',
        title: { en: 'Remark', zh: '备注' },
        kind: 'text',
        width: 40,
        value: (row) => row.remark,
      },
      {
        key: 'progress',
        title: { en: 'Status', zh: '状态' },
        ...text,
        value: (row) => textOf(progressTexts, row.progress, language),
      },
    ],
  };
}
