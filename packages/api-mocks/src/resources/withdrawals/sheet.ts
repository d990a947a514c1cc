import { withdrawalStatus } from '../../contract/enumerations.ts';
import type { Withdrawal } from '../../contract/withdrawals.ts';
import type { Call } from '../../core/implement.ts';
import type { Language } from '../../core/language.ts';
import type { Column, Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { movementFilters } from '../funds/fundTexts.ts';

const statusTexts: Record<number, Record<Language, string>> = {
  [withdrawalStatus.auditing]: { en: 'Auditing', zh: '审核中' },
  [withdrawalStatus.auditReject]: { en: 'Audit reject', zh: '审核拒绝' },
  [withdrawalStatus.transferring]: { en: 'Transferring', zh: '转账中' },
  [withdrawalStatus.confirming]: { en: 'Confirming', zh: '确认中' },
  [withdrawalStatus.accomplish]: { en: 'Accomplish', zh: '已完成' },
  [withdrawalStatus.canceled]: { en: 'Canceled', zh: '已取消' },
  [withdrawalStatus.abnormal]: { en: 'Abnormal', zh: '异常' },
};

type Text = Exclude<
  keyof Withdrawal,
  'status' | 'confirmations' | 'confirm_num' | 'source' | 'created_time' | 'finish_time'
>;
const plain = (key: Text, en: string, zh: string, width = 16): Column<Withdrawal> => ({
  key,
  title: { en, zh },
  kind: 'text',
  width,
  value: (row) => row[key],
});
const money = (key: Text, en: string, zh: string): Column<Withdrawal> => ({
  ...plain(key, en, zh, 18),
  kind: 'money',
});

export function withdrawalSheet(call: Call): Sheet<Withdrawal> {
  const { merchant, language } = call;
  const zone = merchant.profile.merchant.time_zone;
  return {
    area: 'withdrawals',
    title: { en: 'Withdrawals', zh: '提现记录' },
    filters: {
      ...movementFilters(call),
      status: {
        title: { en: 'Status', zh: '状态' },
        value: (code) => statusTexts[Number(code)]?.[language] ?? code,
      },
    },
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      plain('trade_no', 'Number', '单号', 36),
      {
        key: 'status',
        title: { en: 'Status', zh: '状态' },
        kind: 'text',
        value: (row) => statusTexts[row.status]?.[language] ?? String(row.status),
      },
      plain('token', 'Token', '币种', 8),
      plain('chain', 'Network', '网络', 12),
      money('amount', 'Amount', '金额'),
      money('service_fee', 'Service fee', '平台手续费'),
      money('network_fee', 'Network fee', '网络手续费'),
      money('fee', 'Fee', '手续费'),
      money('actual_amount', 'Actual amount received', '实际到账'),
      money('usdt_amount', 'Value in USDT', '折合 USDT'),
      plain('address', 'Address', '地址', 46),
      plain('label', 'Label', '标签'),
      plain('txid', 'Transaction ID', '交易哈希', 40),
      plain('reason', 'Reason', '原因', 30),
    ],
  };
}
