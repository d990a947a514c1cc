import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import * as css from './AppHeader.css.ts';

export interface AppHeaderProps {
  /** The ticker on desktops, or the menu or back button on phones. */
  start?: ReactNode;
  /** The name of the screen in the middle, only on phones. It isn't a heading, because the page has its own. */
  title?: ReactNode;
  /** The search, theme, language, notifications and account menu. */
  end?: ReactNode;
}

/** The bar above every page: 56 px high, or 52 px on phones. For the title of a card, use `Card`. */
export function AppHeader({ start, title, end }: AppHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.start}>{start}</div>
      {title !== undefined && <div className={css.title}>{title}</div>}
      <div className={cx(css.end, title !== undefined && css.endShared)}>{end}</div>
    </header>
  );
}
