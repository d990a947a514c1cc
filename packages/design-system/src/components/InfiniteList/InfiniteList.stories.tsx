import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Box } from '../Box/Box.tsx';
import { InfiniteList } from './InfiniteList.tsx';
import type { InfiniteListProps } from './InfiniteList.tsx';

const items = Array.from({ length: 10_000 }, (_, index) => `Payment ${index + 1} arrived`);

const NoticeList = (props: InfiniteListProps<string>) => <InfiniteList {...props} />;

const meta = {
  title: 'Components/Data/InfiniteList',
  id: 'components-infinitelist',
  component: NoticeList,
  tags: ['autodocs'],
  args: {
    label: 'Notifications',
    items,
    itemKey: (item: string) => item,
    renderItem: (item: string) => <Box padding="l">{item}</Box>,
    height: '360px',
    estimateSize: 52,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Notifications' });
    list.scrollTop = 260_000;
    await fireEvent.scroll(list);
    await waitFor(() => expect(canvas.getByText('Payment 5001 arrived')).toBeInTheDocument());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60);
  },
};
export const AsksForMore: Story = {
  args: { items: items.slice(0, 20), hasMore: true },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('region', { name: 'Notifications' });
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    list.scrollTop = list.scrollHeight;
    await fireEvent.scroll(list);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};
