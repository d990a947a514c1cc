import { AppHeader } from '@settlement/design-system/AppHeader';
import { Badge } from '@settlement/design-system/Badge';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { DataTable, type DataTableColumn } from '@settlement/design-system/DataTable';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { HeroAction, HeroCard } from '@settlement/design-system/HeroCard';
import { IconButton } from '@settlement/design-system/IconButton';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Pagination } from '@settlement/design-system/Pagination';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { Sidebar } from '@settlement/design-system/Sidebar';
import { Stack } from '@settlement/design-system/Stack';
import { StatCard } from '@settlement/design-system/StatCard';
import { Tabs } from '@settlement/design-system/Tabs';
import { Text } from '@settlement/design-system/Text';
import { Timeline } from '@settlement/design-system/Timeline';
import {
  BellIcon,
  DashboardIcon,
  InboxIcon,
  ReceiptTextIcon,
  SearchIcon,
} from '@settlement/design-system/icons';
import * as header from '#design-system/components/AppHeader/AppHeader.css.ts';
import * as banner from '#design-system/components/Banner/Banner.css.ts';
import * as buttonCss from '#design-system/components/Button/Button.css.ts';
import * as card from '#design-system/components/Card/Card.css.ts';
import * as table from '#design-system/components/DataTable/DataTable.css.ts';
import * as empty from '#design-system/components/EmptyState/EmptyState.css.ts';
import * as hero from '#design-system/components/HeroCard/HeroCard.css.ts';
import * as pageHeader from '#design-system/components/PageHeader/PageHeader.css.ts';
import * as pages from '#design-system/components/Pagination/Pagination.css.ts';
import * as progress from '#design-system/components/ProgressBar/ProgressBar.css.ts';
import * as sidebar from '#design-system/components/Sidebar/Sidebar.css.ts';
import * as stat from '#design-system/components/StatCard/StatCard.css.ts';
import * as timeline from '#design-system/components/Timeline/Timeline.css.ts';
import { type Specimen, byClass } from './specimen.ts';

interface Payment {
  readonly order: string;
  readonly amount: string;
}

const columns: readonly DataTableColumn<Payment>[] = [
  { id: 'order', header: 'Order', cell: ({ order }) => order, isRowHeader: true },
  { id: 'amount', header: 'Amount, USDT', cell: ({ amount }) => amount, align: 'end' },
];
const payments = { label: 'Payments', columns, rowKey: ({ order }: Payment) => order } as const;
const rows = [{ order: '841217', amount: '128.50' }];

export const pageSpecimens = {
  AppHeader: {
    render: () => (
      <AppHeader
        start={<Text size="small">TRON: network fee lowered</Text>}
        end={
          <>
            <IconButton label="Search" icon={<SearchIcon />} />
            <IconButton label="Notifications" icon={<BellIcon />} badge={<Badge count={12} />} />
          </>
        }
      />
    ),
    window: { width: 560, height: 90 },
    parts: { Start: [byClass(header.start), 'start'], Tools: [byClass(header.end), 'end'] },
  },
  Banner: {
    render: () => (
      <Banner
        tone="caution"
        title="Verification is pending"
        action={
          <Button size="small" variant="outline">
            Verify
          </Button>
        }
      >
        Withdrawals open once your company is verified.
      </Banner>
    ),
    parts: {
      Icon: [byClass(banner.icon()), 'tone'],
      Text: [byClass(banner.message), 'children'],
      Action: [byClass(banner.action), 'action'],
    },
  },
  Button: {
    render: () => (
      <Inline gap="xl">
        <Button icon={<SearchIcon />}>Search</Button>
        <Button isPending>Withdraw</Button>
      </Inline>
    ),
    parts: {
      Label: [byClass(buttonCss.content), 'children'],
      Icon: ['svg', 'icon'],
      Spinner: [byClass(buttonCss.pending), 'isPending'],
    },
  },
  Card: {
    render: () => (
      <Card title="Balance" actions={<Button size="small">Withdraw</Button>}>
        192,821.62 USDT
      </Card>
    ),
    parts: {
      Title: ['h2', 'title'],
      Actions: [byClass(card.actions), 'actions'],
      Content: [byClass(card.body()), 'children'],
    },
  },
  DataTable: {
    render: () => (
      <Stack gap="l">
        <DataTable {...payments} rows={rows} isRefreshing footer="1 of 1,290 payments" />
        <DataTable {...payments} rows={[]} isLoading skeletonRows={1} />
        <DataTable
          {...payments}
          rows={[]}
          empty={<EmptyState icon={<InboxIcon />} title="No payments yet" />}
        />
      </Stack>
    ),
    parts: {
      Header: ['thead', 'columns'],
      Row: ['tbody tr', 'rows'],
      Cell: ['tbody td', 'columns'],
      Skeleton: ['tbody[aria-hidden]', 'isLoading'],
      'Line of progress': [byClass(table.progress), 'isRefreshing'],
      'Empty state': [`${byClass(table.emptyCell)} > *`, 'empty'],
      Footer: [byClass(table.foot), 'footer'],
    },
  },
  EmptyState: {
    render: () => (
      <EmptyState
        icon={<InboxIcon />}
        title="No payments yet"
        description="Payments to your apps appear here."
        action={<Button>Create app</Button>}
      />
    ),
    parts: {
      Title: [byClass(empty.title), 'title'],
      Description: [byClass(empty.description), 'description'],
      Action: [byClass(empty.action), 'action'],
    },
  },
  HeroCard: {
    render: () => (
      <HeroCard
        label="Account balance (USDT)"
        value="128,402.516300"
        actions={<HeroAction href="#">Withdraw</HeroAction>}
      />
    ),
    parts: {
      Label: [byClass(hero.label), 'label'],
      Value: [byClass(hero.value), 'value'],
      Actions: [byClass(hero.actions), 'actions'],
    },
  },
  PageHeader: {
    render: () => (
      <PageHeader title="Payment records" description="12,406 payments" actions={<Button>Export</Button>} />
    ),
    parts: {
      Title: ['h1', 'title'],
      Description: [byClass(pageHeader.description), 'description'],
      Actions: [byClass(pageHeader.actions), 'actions'],
    },
  },
  Pagination: {
    render: () => (
      <Pagination
        page={2}
        pageCount={65}
        pageSize={20}
        total={1290}
        onPageChange={() => undefined}
        labels={{
          navigation: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: (page) => `Page ${page}`,
          range: (from, to, total) => `${from}–${to} of ${total}`,
          goTo: 'Go to',
          pageSize: 'Page size',
          pageSizeOption: (size) => `${size} / page`,
        }}
      />
    ),
    parts: {
      Total: ['nav > span', 'total'],
      Pages: [byClass(pages.list), 'pageCount'],
      Jump: [byClass(pages.jump), 'labels'],
    },
  },
  ProgressBar: {
    render: () => <ProgressBar label="Confirmations" value={12} maxValue={19} valueLabel="12 of 19" />,
    parts: {
      Label: [`${byClass(progress.message)} > :first-child`, 'label'],
      Value: [`${byClass(progress.message)} > [aria-hidden]`, 'valueLabel'],
      Bar: [byClass(progress.track), 'value'],
    },
  },
  Sidebar: {
    render: () => (
      <Sidebar
        labels={{ navigation: 'Main', collapse: 'Collapse', expand: 'Expand' }}
        onCollapsedChange={() => undefined}
        groups={[
          {
            label: 'Money',
            items: [
              { id: 'home', href: '#', label: 'Dashboard', icon: <DashboardIcon />, isCurrent: true },
              { id: 'payments', href: '#', label: 'Payments', icon: <ReceiptTextIcon /> },
            ],
          },
        ]}
      />
    ),
    window: { width: 300, height: 280 },
    parts: {
      Group: [byClass(sidebar.groupLabel), 'groups'],
      Item: [byClass(sidebar.item), 'groups'],
      Collapse: ['button', 'onCollapsedChange'],
    },
  },
  StatCard: {
    render: () => <StatCard label="Income" value="842,190.33" caption="USDT · includes amounts on hold" />,
    parts: {
      Label: [byClass(stat.label), 'label'],
      Value: [byClass(stat.value), 'value'],
      Caption: [byClass(stat.caption), 'caption'],
    },
  },
  Tabs: {
    render: () => (
      <Tabs
        label="Assets"
        items={[
          { id: 'balances', label: 'Balances', content: 'Four tokens' },
          { id: 'transfers', label: 'Transfers', content: 'No transfers today' },
        ]}
      />
    ),
    parts: {
      Tab: ['[role="tab"]:not([data-selected])', 'items'],
      Line: ['[role="tab"][data-selected]', 'selectedKey'],
      Panel: ['[role="tabpanel"]', 'children'],
    },
  },
  Timeline: {
    render: () => (
      <Timeline
        label="Withdrawal"
        items={[
          { id: 'created', title: 'Created', time: '10:22:51' },
          { id: 'chain', title: 'Confirming', state: 'current' },
        ]}
      />
    ),
    parts: {
      Mark: [byClass(timeline.dot()), 'items'],
      Title: [byClass(timeline.title), 'items'],
      Time: [byClass(timeline.time), 'items'],
    },
  },
} as const satisfies Readonly<Record<string, Specimen>>;
