import type { ReactNode } from 'react';

import { Link } from 'react-aria-components/Link';
import * as css from './BottomBar.css.ts';

export interface BottomBarItem {
  /** Stays with the item. */
  id: string;
  /** Where it leads. */
  href: string;
  /** One word. */
  label: ReactNode;
  /** Above the word. */
  icon: ReactNode;
  /** The page shown now: one per bar. */
  isCurrent?: boolean;
  /** A `Badge` at the icon's corner. */
  badge?: ReactNode;
}

export interface BottomBarProps {
  /** Names the landmark. */
  label: string;
  /** Three to five links. */
  items: readonly BottomBarItem[];
}

/** The main navigation of phones, at the bottom. On desktops use `Sidebar`. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            <Link href={item.href} className={css.link} aria-current={item.isCurrent ? 'page' : undefined}>
              <span className={css.icon}>
                {item.icon}
                {item.badge && <span className={css.badge}>{item.badge}</span>}
              </span>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
