import type { Recharge } from '../../contract/recharge.ts';
import type { Call } from '../../core/implement.ts';
import type { Column, Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { movementFilters, progressTexts, textOf } from '../funds/fundTexts.ts';

type Plain = 'trade_no' | 'token' | 'chain' | 'from_address' | 'to_address' | 'txid';

const plain = (key: Plain, en: string, zh: string, width = 16): Column<Recharge> => ({
  key,
  title: { en, zh },
  kind: 'text',
  width,
  value: (row) => row[key],
});

export function rechargeSheet(call: Call): Sheet<Recharge> {
  const { merchant, language } = call;
  const zone = merchant.profile.merchant.time_zone;
  return {
    area: 'recharges',
    title: { en: 'Deposits', zh: '充值记录' },
    filters: movementFilters(call),
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      plain('trade_no', 'Number', '单号', 36),
      plain('token', 'Token', '币种', 8),
      plain('chain', 'Network', '网络', 12),
      { key: 'amount', title: { en: 'Amount', zh: '金额' }, kind: 'money', value: (row) => row.amount },
      {
        key: 'usdt_amount',
        title: { en: 'Value in USDT', zh: '折合 USDT' },
        kind: 'money',
        value: (row) => row.usdt_amount,
      },
      plain('from_address', 'From', '付款地址', 46),
      plain('to_address', 'To', '收款地址', 46),
      plain('txid', 'Transaction ID', '交易哈希', 40),
      {
        key: 'confirmations',
        title: { en: 'Confirmations', zh: '确认数' },
        kind: 'text',
        width: 14,
        value: (row) => `${row.confirmations}/${row.confirm_num}`,
      },
      {
        key: 'progress',
        title: { en: 'Status', zh: '状态' },
        kind: 'text',
        width: 14,
        value: (row) => textOf(progressTexts, row.progress, language),
      },
    ],
  };
}
