import { cx } from '#css/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DataTable.css.ts';

interface SkeletonRowsProps {
  count: number;
  columns: ReadonlyArray<{ id: string; align?: 'start' | 'center' | 'end'; skeletonWidth?: string }>;
}

/** Skeleton rows have the size of real rows, so that nothing moves. */
export function SkeletonRows({ count, columns }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={css.row({ isPressable: false, level: 1 })}>
          {columns.map((column) => (
            <td key={column.id} className={css.cell({ align: 'start' })}>
              <span className={cx(column.align === 'end' && css.skeletonEnd)}>
                <Skeleton width={column.skeletonWidth ?? '70%'} height="14px" />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
