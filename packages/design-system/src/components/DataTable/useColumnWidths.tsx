import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useMove } from 'react-aria/useMove';

import { useLabels } from '../Provider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './columns.css.ts';
import { texts } from './texts.ts';
import type { DataTableColumn } from './types.ts';

/** The widths of columns in pixels, by the ID of the column. */
export type ColumnWidths = Readonly<Record<string, number>>;

export interface ColumnWidthsOptions<Row> {
  /** The columns. Keep the same array between renders. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The changed widths. Columns without a changed width keep their `width`. */
  value: ColumnWidths;
  /** Called with all changed widths. */
  onChange: (value: ColumnWidths) => void;
  /** The smallest width in pixels. @default 64 */
  minWidth?: number;
  /** The largest width in pixels. @default 640 */
  maxWidth?: number;
}

/** Returns the columns with a handle that changes the width. Requires `layout="fixed"`. */
export function useColumnWidths<Row>({
  columns,
  value,
  onChange,
  minWidth = 64,
  maxWidth = 640,
}: ColumnWidthsOptions<Row>): ReadonlyArray<DataTableColumn<Row>> {
  const { resize } = useLabels('DataTable', texts);
  return useMemo(
    () =>
      columns.map((column) => {
        const width = value[column.id];
        return {
          ...column,
          ...(width !== undefined && { width: `${width}px` }),
          resizer: (
            <ColumnHandle
              label={resize(typeof column.header === 'string' ? column.header : column.id)}
              width={width}
              min={minWidth}
              max={maxWidth}
              onChange={(next) => onChange({ ...value, [column.id]: next })}
            />
          ),
        };
      }),
    [columns, value, onChange, minWidth, maxWidth, resize],
  );
}

/** The change of the width per press of an arrow key, in pixels. */
const STEP = 16;

interface ColumnHandleProps {
  readonly label: string;
  readonly width: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly onChange: (width: number) => void;
}

function ColumnHandle({ label, width, min, max, onChange }: ColumnHandleProps) {
  const handle = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const dragged = useRef(0);
  const [measured, setMeasured] = useState(min);
  useLayoutEffect(() => setMeasured(widthOf(handle.current)), []);
  const { moveProps } = useMove({
    onMoveStart: () => {
      dragged.current = widthOf(handle.current);
    },
    onMove: ({ deltaX, pointerType }) => {
      const step = pointerType === 'keyboard' ? STEP : 1;
      dragged.current += direction === 'rtl' ? -deltaX * step : deltaX * step;
      onChange(Math.round(Math.max(min, Math.min(max, dragged.current))));
    },
  });
  return (
    <div {...moveProps} ref={handle} role="presentation" className={css.handle}>
      <VisuallyHidden>
        {/* Screen readers change the value by gestures. */}
        <input
          type="range"
          aria-label={label}
          min={min}
          max={max}
          value={width ?? measured}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </VisuallyHidden>
    </div>
  );
}

const widthOf = (handle: HTMLElement | null) =>
  Math.round(handle?.closest('th')?.getBoundingClientRect().width ?? 0);
