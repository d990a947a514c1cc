import type { ReactElement } from 'react';
import { Avatar } from '@settlement/design-system/Avatar';
import { Badge } from '@settlement/design-system/Badge';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { CountdownRing } from '@settlement/design-system/CountdownRing';
import { DataTable } from '@settlement/design-system/DataTable';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { FilterPill } from '@settlement/design-system/FilterPill';
import { HeroCard } from '@settlement/design-system/HeroCard';
import { InfiniteList } from '@settlement/design-system/InfiniteList';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { QrCode } from '@settlement/design-system/QrCode';
import { ReorderList } from '@settlement/design-system/ReorderList';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Spinner } from '@settlement/design-system/Spinner';
import { StatCard } from '@settlement/design-system/StatCard';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Tag } from '@settlement/design-system/Tag';
import { TagGroup } from '@settlement/design-system/TagGroup';
import { Timeline } from '@settlement/design-system/Timeline';
import { TokenIcon } from '@settlement/design-system/TokenIcon';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import { RowCheckbox, RowsCheckbox } from '@settlement/design-system/tableColumns';

const ignore = () => undefined;
const orders = [{ id: 'ORD-1', amount: '1240.00' }];

export const records = {
  Avatar: <Avatar name="Ada Lovelace" />,
  Badge: <Badge count={120} label="120 unread" />,
  CountdownRing: <CountdownRing value={12} maxValue={30} label="12 seconds left" />,
  DataTable: (
    <DataTable
      label="Orders"
      rows={orders}
      rowKey={(order) => order.id}
      onRowAction={ignore}
      columns={[
        { id: 'id', header: 'Order', cell: (order) => order.id, isRowHeader: true },
        { id: 'amount', header: 'Amount', cell: (order) => order.amount, align: 'end' },
      ]}
    />
  ),
  DescriptionList: <DescriptionList items={[{ term: 'Fee', detail: '1.00 USDT' }]} />,
  FilterPill: (
    <FilterPill onRemove={ignore} labels={{ remove: 'Remove filter Status: Paid' }}>
      Status Paid
    </FilterPill>
  ),
  HeroCard: (
    <HeroCard label="Balance" value="1,240.00" actions={<ButtonLink href="/withdraw">Withdraw</ButtonLink>} />
  ),
  InfiniteList: (
    <InfiniteList
      label="Events"
      height="200px"
      items={orders}
      itemKey={(order) => order.id}
      renderItem={(order) => order.amount}
    />
  ),
  ProgressBar: <ProgressBar label="Confirmations" value={4} maxValue={12} valueLabel="4 of 12" />,
  ProgressSteps: <ProgressSteps label="Progress" items={[{ id: 'sent', label: 'Sent', state: 'current' }]} />,
  QrCode: <QrCode value="TXYZ" label="QR code of the address" />,
  ReorderList: (
    <ReorderList
      label="Columns"
      items={[
        { id: 'one', label: 'One', content: 'One' },
        { id: 'two', label: 'Two', content: 'Two' },
      ]}
      onReorder={ignore}
    />
  ),
  Skeleton: <Skeleton lines={2} />,
  Spinner: <Spinner label="Loading" />,
  StatCard: <StatCard label="Orders" value="12" description="today" />,
  StatusTag: <StatusTag tone="positive">Paid</StatusTag>,
  Tag: <Tag>Test mode</Tag>,
  TagGroup: <TagGroup label="Filters" items={[{ id: 'paid', label: 'Paid' }]} onRemove={ignore} />,
  Timeline: <Timeline label="History" items={[{ id: 'paid', title: 'Paid', time: '12:00' }]} />,
  tableColumns: (
    <DataTable
      label="Orders"
      rows={orders}
      rowKey={(order) => order.id}
      columns={[
        {
          id: 'selection',
          header: <RowsCheckbox rowKeys={['ORD-1']} value={[]} onChange={ignore} />,
          cell: (order) => <RowCheckbox name={order.id} isSelected={false} onChange={ignore} />,
        },
        { id: 'id', header: 'Order', cell: (order) => order.id, isRowHeader: true },
      ]}
    />
  ),
  TokenIcon: <TokenIcon token="USDT" network="TRON" />,
  TruncatedId: <TruncatedId value="TXYZabcdefghijklmnopqrstuvw" />,
} satisfies Record<string, ReactElement>;
