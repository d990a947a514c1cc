import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import * as css from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** The name of the fact, such as `Network fee`. */
  term: ReactNode;
  /** The value of the fact, formatted for the current language. */
  detail: ReactNode;
  /** A `CopyButton` after the detail. */
  copy?: ReactNode;
  /** Emphasizes the most important line, such as the received amount. */
  isStrong?: boolean;
  /** The ID, which is required if the same term occurs twice. */
  id?: string;
}

export interface DescriptionListProps {
  /** The facts, in the order of importance. */
  items: readonly DescriptionItem[];
  /** The style: `ruled` with thin lines for a record, or `plain` for a receipt. @default 'ruled' */
  variant?: 'ruled' | 'plain';
  /** Reduces color and weight, for facts that no longer apply. */
  isMuted?: boolean;
}

/** Facts with their names, for example of one record. For several records in rows, use `DataTable`. */
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
