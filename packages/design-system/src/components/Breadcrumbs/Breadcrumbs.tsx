import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ChevronRightIcon } from '#icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface BreadcrumbItem {
  /** Stays with the page. */
  id: string;
  /** Title of the page. */
  label: ReactNode;
  /** The last one, the page itself, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Names the landmark. */
  label: string;
  /** From the top to this page. */
  items: readonly BreadcrumbItem[];
}

/** Where this page stands, in the APG breadcrumb pattern. Not for steps of a task: use `ProgressSteps`. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.id} className={css.item}>
            {index > 0 && (
              <ChevronRightIcon size={14} className={cx(css.chevron, mirrored)} aria-hidden="true" />
            )}
            {index === items.length - 1 || item.href === undefined ? (
              <span className={css.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <Link href={item.href} tone="muted">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
