import type { ReactNode } from 'react';
import * as css from './docs.css.ts';

interface DocsRow {
  readonly key: string;
  /** The first names the row. */
  readonly cells: readonly ReactNode[];
  /** An anchor, which takes the focus. */
  readonly id?: string;
}

interface DocsTableProps {
  readonly head: readonly string[];
  readonly rows: readonly DocsRow[];
}

/** Names and what they mean: printed text that nothing is done with, so no `DataTable`. */
export function DocsTable({ head, rows }: DocsTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={css.headCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells], id }) => (
          <tr key={key} {...(id !== undefined && { id, className: css.section, tabIndex: -1 })}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            {cells.map((cell, index) => (
              // Their order is their column's.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={index} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name of the contract. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={css.code}>{children}</code>;
}
