import { useMemo } from 'react';

import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './texts.ts';
import type { DataTableColumn } from './types.ts';

export interface RowCheckboxProps {
  /** The name of the row, such as `Payment ORD-4410`. */
  name: string;
  /** True if the row is selected. The caller stores the selection. */
  isSelected: boolean;
  /** Called when the row is selected or cleared. */
  onChange: (isSelected: boolean) => void;
  /** The reason why the row can't be selected. It disables the checkbox. */
  disabledReason?: string | undefined;
  /** Disables the checkbox without a reason, for example while a form is sent. */
  isDisabled?: boolean;
  /** Replaces the label of the checkbox. */
  labels?: Labels<'DataTable'>;
}

/** The checkbox that selects a row of a `DataTable` or a card of a list. */
export function RowCheckbox({
  name,
  disabledReason,
  isDisabled = false,
  labels,
  ...state
}: RowCheckboxProps) {
  const { select } = useLabels('DataTable', texts, labels);
  return (
    <div data-row-checkbox="" title={disabledReason}>
      <Checkbox isLabelHidden isDisabled={isDisabled || disabledReason !== undefined} {...state}>
        {[select(name), disabledReason].filter(Boolean).join('. ')}
      </Checkbox>
    </div>
  );
}

export interface RowsCheckboxProps {
  /** The keys of the rows on the current page that can be selected. */
  rowKeys: readonly string[];
  /** The keys of the selected rows. They can include the keys of rows on other pages. */
  value: readonly string[];
  /** Called with the keys of all selected rows. */
  onChange: (value: readonly string[]) => void;
  /** Disables the checkbox without a reason, for example while a form is sent. */
  isDisabled?: boolean;
  /** Replaces the label of the checkbox. */
  labels?: Labels<'DataTable'>;
}

/** The checkbox that selects or clears all rows of a page. It doesn't change the rows of other pages. */
export function RowsCheckbox({ rowKeys, value, onChange, isDisabled = false, labels }: RowsCheckboxProps) {
  const { selection, selectAll } = useLabels('DataTable', texts, labels);
  if (rowKeys.length === 0) return <VisuallyHidden>{selection}</VisuallyHidden>;
  const here = new Set(rowKeys);
  const count = value.filter((key) => here.has(key)).length;
  return (
    <Checkbox
      isLabelHidden
      isDisabled={isDisabled}
      isSelected={count === rowKeys.length}
      isIndeterminate={count > 0 && count < rowKeys.length}
      onChange={(isSelected) =>
        onChange([...value.filter((key) => !here.has(key)), ...(isSelected ? rowKeys : [])])
      }
    >
      {selectAll(rowKeys.length)}
    </Checkbox>
  );
}

export interface RowSelection<Row> {
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Returns the stable ID of a row. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row for the label of its checkbox. */
  rowName: (row: Row) => string;
  /** The keys of the selected rows. */
  value: readonly string[];
  /** Called with the keys of all selected rows. */
  onChange: (value: readonly string[]) => void;
  /** `single` allows one row. @default 'multiple' */
  mode?: 'single' | 'multiple';
  /** Returns false for rows without a checkbox. @default all rows */
  canSelect?: (row: Row) => boolean;
  /** Replaces the texts of the checkboxes. */
  labels?: Labels<'DataTable'>;
}

const all = () => true;

/** Returns the column with the checkboxes that select rows. Pass it as the first item of `columns`. */
export function useRowSelection<Row>({
  rows,
  rowKey,
  rowName,
  value,
  onChange,
  mode = 'multiple',
  canSelect = all,
  labels,
}: RowSelection<Row>): DataTableColumn<Row> {
  const { selection } = useLabels('DataTable', texts, labels);
  return useMemo(
    () => ({
      id: 'selection',
      header:
        mode === 'multiple' ? (
          <RowsCheckbox
            rowKeys={rows.filter(canSelect).map(rowKey)}
            value={value}
            onChange={onChange}
            {...(labels && { labels })}
          />
        ) : (
          <VisuallyHidden>{selection}</VisuallyHidden>
        ),
      cell: (row) => {
        const key = rowKey(row);
        const others = mode === 'multiple' ? value.filter((one) => one !== key) : [];
        return (
          canSelect(row) && (
            <RowCheckbox
              name={rowName(row)}
              isSelected={value.includes(key)}
              onChange={(isSelected) => onChange(isSelected ? [...others, key] : others)}
              {...(labels && { labels })}
            />
          )
        );
      },
      width: '40px',
      skeletonWidth: '18px',
    }),
    [rows, rowKey, rowName, value, onChange, mode, canSelect, labels, selection],
  );
}
