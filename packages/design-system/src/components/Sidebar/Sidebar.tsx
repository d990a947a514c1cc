import { useId } from 'react';
import type { ReactNode } from 'react';

import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ArrowUpRightIcon, CollapseIcon, ExpandIcon } from '#icons/icons.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as css from './Sidebar.css.ts';

export interface SidebarItem {
  /** Stays with the item. */
  id: string;
  /** Where it leads. */
  href: string;
  /** A noun; a tooltip while collapsed. */
  label: string;
  /** All there is while collapsed. */
  icon: ReactNode;
  /** The page shown now: one per sidebar. */
  isCurrent?: boolean;
  /** A `Badge`, with its number in its own `label`. */
  badge?: ReactNode;
  /** Opens in a new tab. */
  isExternal?: boolean;
}

export interface SidebarGroup {
  /** Name of the group; the first may go without. */
  label?: string;
  /** In the order of use. */
  items: readonly SidebarItem[];
}

export interface SidebarProps {
  /** `Brand`, at the head. */
  brand?: ReactNode;
  /** Top to bottom. */
  groups: readonly SidebarGroup[];
  /** Links at the foot. */
  footer?: readonly SidebarItem[];
  /** 64 px instead of 216, with tooltips for names. */
  isCollapsed?: boolean;
  /** Adds a way to collapse and expand by hand. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Inside a drawer: takes its width and does not collapse. */
  isEmbedded?: boolean;
  /** Names of the landmark and of the button that collapses it. */
  labels: { navigation: string; collapse: string; expand: string };
}

const none: readonly SidebarItem[] = [];

/** The navigation, on desktops or in a drawer. At the bottom of phones use `BottomBar`. */
export function Sidebar({
  brand,
  groups,
  footer = none,
  isCollapsed = false,
  onCollapsedChange,
  isEmbedded = false,
  labels,
}: SidebarProps) {
  const toggleLabel = isCollapsed ? labels.expand : labels.collapse;
  return (
    // The brand is part of the landmark: a link outside of every landmark is skipped by those who jump
    // between them.
    <nav
      className={cx(css.sidebar, isEmbedded && css.embedded)}
      data-collapsed={(isCollapsed && !isEmbedded) || undefined}
      aria-label={labels.navigation}
    >
      {brand && <div className={css.brand}>{brand}</div>}
      <div className={css.nav}>
        {groups.map((group) => (
          <Group key={group.label ?? group.items[0]?.id} group={group} isCollapsed={isCollapsed} />
        ))}
        <div className={css.foot}>
          {footer.length > 0 && <Items items={footer} isCollapsed={isCollapsed} />}
          {onCollapsedChange && !isEmbedded && (
            <Tooltip label={toggleLabel} placement="end" isDisabled={!isCollapsed}>
              <Button
                className={css.item}
                aria-expanded={!isCollapsed}
                aria-label={toggleLabel}
                onPress={() => onCollapsedChange(!isCollapsed)}
              >
                {isCollapsed ? <ExpandIcon aria-hidden="true" /> : <CollapseIcon aria-hidden="true" />}
                <span className={css.label}>{toggleLabel}</span>
              </Button>
            </Tooltip>
          )}
        </div>
      </div>
    </nav>
  );
}

function Group({ group, isCollapsed }: { group: SidebarGroup; isCollapsed: boolean }) {
  const id = useId();
  return (
    <div>
      {group.label && (
        <div id={id} className={css.groupLabel}>
          {group.label}
        </div>
      )}
      <Items items={group.items} labelledBy={group.label ? id : undefined} isCollapsed={isCollapsed} />
    </div>
  );
}

interface ItemsProps {
  items: readonly SidebarItem[];
  labelledBy?: string;
  isCollapsed: boolean;
}

function Items({ items, labelledBy, isCollapsed }: ItemsProps) {
  return (
    <ul className={css.list} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          <Tooltip label={item.label} placement="end" isDisabled={!isCollapsed}>
            <Link
              href={item.href}
              className={css.item}
              aria-current={item.isCurrent ? 'page' : undefined}
              {...(item.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {item.icon}
              <span className={css.label}>{item.label}</span>
              {item.badge && <span className={css.trail}>{item.badge}</span>}
              {item.isExternal && (
                <ArrowUpRightIcon size={16} className={cx(css.arrow, mirrored)} aria-hidden="true" />
              )}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
