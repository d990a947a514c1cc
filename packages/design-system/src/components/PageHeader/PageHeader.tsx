import type { ReactNode } from 'react';

import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The one h1 of the page. */
  title: ReactNode;
  /** One line on what it is for or how much there is. */
  description?: ReactNode;
  /** Buttons at the end of the title's row. */
  actions?: ReactNode;
  /** `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
}

/** Head of a page's content. Not for a part of a page: use `Card` with a title. */
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
