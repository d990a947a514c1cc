import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ChevronRightIcon } from '#icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface BreadcrumbItem {
  /** The stable ID of the page. */
  id: string;
  /** The title of the page. */
  label: ReactNode;
  /** The URL. The last item is the current page and needs no URL. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The accessible name of the landmark. */
  label: string;
  /** The pages from the top level to the current page. */
  items: readonly BreadcrumbItem[];
}

/** The current page in the hierarchy (APG breadcrumb pattern). For a task, use `ProgressSteps`. */
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
