import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'TRC-20' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Removable: Story = {
  args: { children: 'Status: Paid', onRemove: fn(), removeLabel: 'Remove filter: Status: Paid' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Status: Paid' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
