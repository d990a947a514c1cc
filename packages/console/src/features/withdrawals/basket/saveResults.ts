import { FORMULA } from '@settlement/api-mocks/rules/formula';
import Papa from 'papaparse';
import { errorIdOf } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
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
  const csv = Papa.unparse({ fields, data }, { escapeFormulae: FORMULA });
  saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), 'withdrawals.csv');
}
