import type { ReactElement } from 'react';
import { AppHeader } from '@settlement/design-system/AppHeader';
import { BottomBar } from '@settlement/design-system/BottomBar';
import { Breadcrumbs } from '@settlement/design-system/Breadcrumbs';
import { HomeIcon } from '@settlement/design-system/icons';
import { PageShell } from '@settlement/design-system/PageShell';
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
  PageShell: <PageShell header={<AppHeader title="Payments" />}>Content</PageShell>,
  Pagination: (
    <Pagination
      page={2}
      pageCount={9}
      pageSize={10}
      pageSizes={[10, 20]}
      total={90}
      onPageChange={() => undefined}
      onPageSizeChange={() => undefined}
    />
  ),
  Sidebar: (
    <Sidebar
      brand={<Brand mark="S" name="Settlement" href="/" />}
      groups={[{ title: 'Money', items: [home] }]}
      isCollapsed
      onCollapsedChange={() => undefined}
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
        { id: 'one', label: 'Maintenance on Sunday' },
        { id: 'two', label: 'New network' },
      ]}
    />
  ),
} satisfies Record<string, ReactElement>;
