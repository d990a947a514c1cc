import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Pagination } from './Pagination.tsx';

const number = new Intl.NumberFormat('en-US');

const meta = {
  title: 'Components/Data/Pagination',
  id: 'components-pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: {
    page: 1,
    pageCount: 621,
    pageSize: 20,
    pageSizes: [10, 20],
    total: 12_406,
    onPageChange: fn(),
    onPageSizeChange: fn(),
    labels: {
      navigation: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      range: (from, to, total) => `${from}–${to} of ${number.format(total)}`,
      goTo: 'Go to',
      pageSize: 'Page size',
      pageSizeOption: (size) => `${size} / page`,
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Go to' }), '9999{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(621);
  },
};
export const Middle: Story = { args: { page: 310 } };
export const Last: Story = { args: { page: 621 } };
export const Turned: Story = {
  args: { page: 1, pageCount: 3, total: 41 },
  render: function Turned(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
};
export const OnePage: Story = { args: { pageCount: 1, total: 7 } };
