import type { ComponentLabels } from '../Provider/labels.ts';

const format = new Intl.NumberFormat('en-US');

export const texts: ComponentLabels['DataTable'] = {
  selection: 'Selection',
  expansion: 'Details',
  select: (row) => `Select ${row}`,
  selectAll: (count) => `Select all ${format.format(count)} rows`,
  details: (row) => `Details of ${row}`,
  resize: (column) => `Width of ${column}`,
};
