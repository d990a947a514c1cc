import type { ReactNode } from 'react';

import { Link } from 'react-aria-components/Link';
import * as css from './BottomBar.css.ts';

export interface BottomBarItem {
  /** The stable ID of the item. */
  id: string;
  /** The URL of the page. */
  href: string;
  /** The label: one word. */
  label: ReactNode;
  /** The icon above the label. */
  icon: ReactNode;
  /** True for the current page. Only one item is current. */
  isCurrent?: boolean;
  /** A `Badge` at the corner of the icon. */
  badge?: ReactNode;
}

interface BottomBarAction {
  /** The label: one or two words. */
  label: ReactNode;
  /** The icon above the label. */
  icon: ReactNode;
  /** The URL of the page. */
  href: string;
  /** True while the page or one of its parts is open. No item is then current. */
  isCurrent?: boolean;
}

export interface BottomBarProps {
  /** The accessible name of the landmark. */
  label: string;
  /** The links: three to five. */
  items: readonly BottomBarItem[];
  /** The main action, a link in the middle that looks like a button. */
  action?: BottomBarAction;
}

const renderItem = (item: BottomBarItem) => (
  <li key={item.id} className={css.item}>
    <Link href={item.href} className={css.link} aria-current={item.isCurrent ? 'page' : undefined}>
      <span className={css.icon}>
        {item.icon}
        {item.badge && <span className={css.badge}>{item.badge}</span>}
      </span>
      {item.label}
    </Link>
  </li>
);

/** The main navigation of phones, at the bottom. On desktops, use `Sidebar`. */
export function BottomBar({ label, items, action }: BottomBarProps) {
  const middle = Math.ceil(items.length / 2);
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.list}>
        {items.slice(0, middle).map(renderItem)}
        {action && (
          <li className={css.item}>
            <Link
              href={action.href}
              className={css.link}
              aria-current={action.isCurrent ? 'page' : undefined}
            >
              <span className={css.action}>{action.icon}</span>
              {action.label}
            </Link>
          </li>
        )}
        {items.slice(middle).map(renderItem)}
      </ul>
    </nav>
  );
}
