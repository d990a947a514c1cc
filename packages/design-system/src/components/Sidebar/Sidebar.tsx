import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#css/cx.ts';
import { mirrored } from '#css/mirrored.css.ts';
import { ArrowUpRightIcon, CollapseIcon, ExpandIcon } from '#icons/icons.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as css from './Sidebar.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface SidebarItem {
  /** The stable ID of the item. */
  id: string;
  /** The URL of the page. */
  href: string;
  /** The label: a noun. It appears as a tooltip while the sidebar is collapsed. */
  label: string;
  /** The icon. While the sidebar is collapsed, only the icon and the badge are visible. */
  icon: ReactNode;
  /** True for the current page. Only one item is current. */
  isCurrent?: boolean;
  /** A `Badge`. Set its `label`, so that screen readers read the number. */
  badge?: ReactNode;
  /** Opens the link in a new tab. */
  isExternal?: boolean;
}

export interface SidebarGroup {
  /** The heading of the group. Omit it only for the first group. */
  title?: string;
  /** The items from top to bottom. */
  items: readonly SidebarItem[];
}

interface SidebarAction {
  /** The label: a verb and its object. It appears as a tooltip while the sidebar is collapsed. */
  label: string;
  /** The icon, which is the only visible part while the sidebar is collapsed. */
  icon: ReactNode;
  /** The URL of the page. */
  href: string;
  /** True while the page or one of its parts is open. No item of the groups is then current. */
  isCurrent?: boolean;
}

export interface SidebarProps {
  /** The `Brand` at the top. */
  brand?: ReactNode;
  /** The most important link, above the groups. It has an outline. */
  action?: SidebarAction;
  /** The groups from top to bottom. */
  groups: readonly SidebarGroup[];
  /** The links at the bottom. */
  footer?: readonly SidebarItem[];
  /** Reduces the width from 216 to 64 px and shows the labels as tooltips. */
  isCollapsed?: boolean;
  /** Called when the user collapses or expands the sidebar. Adds a button. */
  onCollapsedChange?: (isCollapsed: boolean) => void;
  /** True in a drawer. The sidebar then fills the width of the drawer and can't be collapsed. */
  isEmbedded?: boolean;
  /** Replaces the default texts. */
  labels?: Labels<'Sidebar'>;
}

const none: readonly SidebarItem[] = [];

/** The navigation on desktops or in a drawer. At the bottom of phones, use `BottomBar`. */
export function Sidebar({
  brand,
  action,
  groups,
  footer = none,
  isCollapsed = false,
  onCollapsedChange,
  isEmbedded = false,
  labels: own,
}: SidebarProps) {
  const labels = useLabels(
    'Sidebar',
    { navigation: 'Main menu', collapse: 'Collapse', expand: 'Expand' },
    own,
  );
  const toggleLabel = isCollapsed ? labels.expand : labels.collapse;
  return (
    // The brand is inside the landmark, because users who jump between landmarks would otherwise miss it.
    <nav
      className={cx(css.sidebar, isEmbedded && css.embedded)}
      data-collapsed={(isCollapsed && !isEmbedded) || undefined}
      aria-label={labels.navigation}
    >
      {brand && <div className={css.brand}>{brand}</div>}
      <div className={css.nav}>
        {action && <ItemLink item={action} className={css.action} isCollapsed={isCollapsed} />}
        {groups.map((group) => (
          <Group key={group.title ?? group.items[0]?.id} group={group} isCollapsed={isCollapsed} />
        ))}
        <div className={css.foot}>
          {footer.length > 0 && <Items items={footer} isCollapsed={isCollapsed} />}
          {onCollapsedChange && !isEmbedded && (
            <Tooltip label={toggleLabel} placement="end" isDisabled={!isCollapsed}>
              <Button
                className={css.item}
                aria-label={toggleLabel}
                aria-expanded={!isCollapsed}
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
      {group.title && (
        <div id={id} className={css.groupLabel}>
          {group.title}
        </div>
      )}
      <Items items={group.items} labelledBy={group.title ? id : undefined} isCollapsed={isCollapsed} />
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
          <ItemLink item={item} isCollapsed={isCollapsed} />
        </li>
      ))}
    </ul>
  );
}

interface ItemLinkProps {
  item: SidebarAction & Partial<SidebarItem>;
  className?: string;
  isCollapsed: boolean;
}

function ItemLink({ item, className, isCollapsed }: ItemLinkProps) {
  return (
    <Tooltip label={item.label} placement="end" isDisabled={!isCollapsed}>
      <Link
        href={item.href}
        className={cx(css.item, className)}
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
  );
}

export interface BrandProps {
  /** The logo in a colored tile. */
  mark: ReactNode;
  /** The name next to the logo. It's hidden visually while the sidebar is collapsed. */
  name: ReactNode;
  /** The URL of the home page. */
  href: string;
}

/** The logo and name of the product at the top of a `Sidebar`. */
export function Brand({ mark, name, href }: BrandProps) {
  return (
    <Link href={href} className={css.brandLink}>
      <span className={css.mark} aria-hidden="true">
        {mark}
      </span>
      <span className={css.label}>{name}</span>
    </Link>
  );
}
