import { errorIdOf } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import { tableFile } from '#lib/files/table.ts';
import type { PlannedRow } from './rowFacts.ts';

export function saveResults(planned: readonly PlannedRow[], text: Text): void {
  const fields = ['name', 'address', 'memo', 'token', 'network', 'amount', 'number', 'result'];
  const data = planned.map(({ row, asset }) => [
    row.name,
    row.address,
    row.memo,
    asset?.token.token ?? '',
    asset?.network.chain ?? '',
    row.amount,
    row.tradeNo,
    row.tradeNo !== ''
      ? text('withdrawals.basket.sent')
      : row.code === 0
        ? text('withdrawals.basket.notSent')
        : text(errorIdOf(row.code)),
  ]);
  saveFile(tableFile(fields, data), 'withdrawals.csv');
}
