import type { ReactNode } from 'react';

import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The title: the only h1 of the page. */
  title: ReactNode;
  /** A line about the purpose or the number of entries. */
  description?: ReactNode;
  /** The buttons at the end of the title row. */
  actions?: ReactNode;
  /** The `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
}

/** The header of a page's content. For a part of a page, use `Card` with a title. */
export function PageHeader({ title, description, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <div className={css.header}>
      {breadcrumbs}
      <div className={css.row}>
        <div className={css.message}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {description && <div className={css.description}>{description}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
