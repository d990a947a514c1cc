import type { ReactElement } from 'react';
import { AppHeader } from '@settlement/design-system/AppHeader';
import { BottomBar } from '@settlement/design-system/BottomBar';
import { Breadcrumbs } from '@settlement/design-system/Breadcrumbs';
import { HomeIcon } from '@settlement/design-system/icons';
import { Pagination } from '@settlement/design-system/Pagination';
import { Brand, Sidebar } from '@settlement/design-system/Sidebar';
import { SkipLink } from '@settlement/design-system/SkipLink';
import { Tabs } from '@settlement/design-system/Tabs';
import { Ticker } from '@settlement/design-system/Ticker';

const home = { id: 'home', href: '/', label: 'Home', icon: <HomeIcon aria-hidden="true" />, isCurrent: true };

export const navigation = {
  AppHeader: <AppHeader start="Start" title="Payments" end="End" />,
  BottomBar: <BottomBar label="Main" items={[home]} />,
  Breadcrumbs: (
    <Breadcrumbs
      label="Breadcrumbs"
      items={[
        { id: 'orders', label: 'Orders', href: '/orders' },
        { id: 'order', label: 'ORD-1' },
      ]}
    />
  ),
  Pagination: (
    <Pagination
      page={2}
      pageCount={9}
      pageSize={10}
      pageSizes={[10, 20]}
      total={90}
      onPageChange={() => undefined}
      onPageSizeChange={() => undefined}
      labels={{
        navigation: 'Pages',
        previous: 'Previous',
        next: 'Next',
        page: (page) => `Page ${String(page)}`,
        range: (from, to, total) => `${String(from)}–${String(to)} of ${String(total)}`,
        goTo: 'Go to page',
        pageSize: 'Rows per page',
        pageSizeOption: String,
      }}
    />
  ),
  Sidebar: (
    <Sidebar
      brand={<Brand mark="S" name="Settlement" href="/" />}
      groups={[{ label: 'Money', items: [home] }]}
      isCollapsed
      onCollapsedChange={() => undefined}
      labels={{ navigation: 'Main', collapse: 'Collapse', expand: 'Expand' }}
    />
  ),
  SkipLink: <SkipLink>Skip to content</SkipLink>,
  Tabs: (
    <Tabs
      label="Parts"
      items={[
        { id: 'one', label: 'One', content: 'First' },
        { id: 'two', label: 'Two', content: 'Second' },
      ]}
    />
  ),
  Ticker: (
    <Ticker
      items={[
        { id: 'one', node: 'Maintenance on Sunday' },
        { id: 'two', node: 'New network' },
      ]}
      labels={{ region: 'Announcements', pause: 'Pause', play: 'Play', next: 'Next' }}
    />
  ),
} satisfies Record<string, ReactElement>;
