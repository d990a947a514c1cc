import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import * as css from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** Name of the fact. */
  term: ReactNode;
  /** The fact. */
  detail: ReactNode;
  /** A `CopyButton` after the detail. */
  copy?: ReactNode;
  /** The line that matters most, as what is received. */
  isStrong?: boolean;
  /** Needed when the same term comes twice. */
  id?: string;
}

export interface DescriptionListProps {
  /** In the order of importance. */
  items: readonly DescriptionItem[];
  /** `ruled` with hairlines, for a record; `plain` without, for a receipt. @default 'ruled' */
  variant?: 'ruled' | 'plain';
  /** The facts no longer hold: they lose their colour and weight. */
  isMuted?: boolean;
}

/** Facts and their names, as of one record. Not for records in rows: use `DataTable`. */
export function DescriptionList({ items, variant = 'ruled', isMuted }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map((item, index) => (
        <div
          key={item.id ?? (typeof item.term === 'string' ? item.term : index)}
          className={cx(css.row, variant === 'plain' ? css.plainRow : css.ruledRow)}
        >
          <dt className={cx(css.term, item.isStrong && css.strong)}>{item.term}</dt>
          <dd className={cx(css.detail, item.isStrong && css.strong, isMuted && css.muted)}>
            <span>{item.detail}</span>
            {item.copy}
          </dd>
        </div>
      ))}
    </dl>
  );
}
