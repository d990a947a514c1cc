import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import * as css from './AppHeader.css.ts';

export interface AppHeaderProps {
  /** The ticker on desktops; the menu or back button on phones. */
  start?: ReactNode;
  /** Name of the screen, in the middle; phones only. Words, not a heading: the page has its own. */
  title?: ReactNode;
  /** Search, theme, language, bell, person. */
  end?: ReactNode;
}

/** The bar over every page: 56 px, 52 on phones. One per page; not for the title of a card. */
export function AppHeader({ start, title, end }: AppHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.start}>{start}</div>
      {title !== undefined && <div className={css.title}>{title}</div>}
      <div className={cx(css.end, title !== undefined && css.endShared)}>{end}</div>
    </header>
  );
}
