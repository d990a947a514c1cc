import { useMemo } from 'react';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ChevronRightIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../Provider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './columns.css.ts';
import { texts } from './texts.ts';
import type { DataTableColumn } from './types.ts';

export interface ExpandedRows<Row> {
  /** Returns the stable ID of a row. */
  rowKey: (row: Row) => string;
  /** Returns the name of a row for the label of its button. */
  rowName: (row: Row) => string;
  /** The keys of the expanded rows. Pass them as `expandedRowKeys`, too. */
  value: readonly string[];
  /** Called with the keys of all expanded rows. */
  onChange: (value: readonly string[]) => void;
  /** Returns false for rows without details. @default all rows */
  canExpand?: (row: Row) => boolean;
}

const all = () => true;

/** Returns the column with the buttons that expand rows. Pass it as the first item of `columns`. */
export function useExpandedRows<Row>({
  rowKey,
  rowName,
  value,
  onChange,
  canExpand = all,
}: ExpandedRows<Row>): DataTableColumn<Row> {
  const { details, expansion } = useLabels('DataTable', texts);
  return useMemo(
    () => ({
      id: 'details',
      header: <VisuallyHidden>{expansion}</VisuallyHidden>,
      cell: (row) => {
        const key = rowKey(row);
        const isExpanded = value.includes(key);
        return (
          canExpand(row) && (
            <IconButton
              label={details(rowName(row))}
              size="small"
              aria-expanded={isExpanded}
              icon={<ChevronRightIcon aria-hidden="true" className={cx(mirrored, css.chevron)} />}
              onPress={() => onChange(isExpanded ? value.filter((one) => one !== key) : [...value, key])}
            />
          )
        );
      },
      width: '44px',
      skeletonWidth: '18px',
    }),
    [rowKey, rowName, value, onChange, canExpand, details, expansion],
  );
}
