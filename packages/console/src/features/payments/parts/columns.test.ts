import { expect, it } from 'vitest';
import { exportFields, recordColumns } from './columns.tsx';

it('exports the token with every amount, whichever columns are shown', () => {
  const inToken = new Set<string>(['amount', 'collected', 'fees', 'received']);
  for (const column of recordColumns.filter(({ id }) => inToken.has(id)))
    expect(exportFields([column])).toContain('token');
  expect(exportFields(recordColumns.filter(({ id }) => id === 'fiat'))).toEqual(['fiat_amount', 'fiat_name']);
});

it('names each column once', () => {
  const fields = exportFields(recordColumns);
  expect(new Set(fields).size).toBe(fields.length);
});
