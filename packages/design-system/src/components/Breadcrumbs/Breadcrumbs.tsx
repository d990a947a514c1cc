import type { ReactNode } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs';

import { ChevronRightIcon } from '../../icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface BreadcrumbItem {
  id: string;
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
      <AriaBreadcrumbs items={items} className={css.list}>
        {({ id, href, label: name }) => (
          <Breadcrumb id={id} className={css.item}>
            {({ isCurrent }) => (
              <>
                {isCurrent || href === undefined ? (
                  <span className={css.current} aria-current={isCurrent ? 'page' : undefined}>
                    {name}
                  </span>
                ) : (
                  <Link href={href} tone="muted">
                    {name}
                  </Link>
                )}
                {!isCurrent && <ChevronRightIcon size={14} className={css.chevron} aria-hidden="true" />}
              </>
            )}
          </Breadcrumb>
        )}
      </AriaBreadcrumbs>
    </nav>
  );
}
