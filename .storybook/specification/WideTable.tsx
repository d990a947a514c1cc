import type { ReactNode } from 'react';
import * as css from './review.css.ts';

interface WideTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The rows of the table. */
  readonly children: ReactNode;
}

/** Renders a table that scrolls in its own region on phones (WCAG 1.4.10, 2.1.1). */
export function WideTable({ label, columns, children }: WideTableProps) {
  return (
    <div className={css.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={css.wideTable}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className={css.head} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
