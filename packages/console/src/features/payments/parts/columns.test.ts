import { expect, it } from 'vitest';
import { paymentColumns } from './columns.tsx';
import { exportFields } from './ExportDialog.tsx';

it('exportFields adds the unit to each column with an amount', () => {
  const inToken = new Set<string>(['amount', 'collected', 'fees', 'received']);
  for (const column of paymentColumns.filter(({ id }) => inToken.has(id)))
    expect(exportFields([column])).toContain('token');
  expect(exportFields(paymentColumns.filter(({ id }) => id === 'fiat'))).toEqual([
    'fiat_amount',
    'fiat_name',
  ]);
});

it('the export of payments includes each column once', () => {
  const fields = exportFields(paymentColumns);
  expect(new Set(fields).size).toBe(fields.length);
});
