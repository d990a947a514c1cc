import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { BellIcon, SearchIcon } from '#icons/icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Search', icon: <SearchIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const WithBadge: Story = {
  args: { label: 'Notifications, 12 unread', icon: <BellIcon />, badge: <Badge count={12} /> },
};
export const Outlined: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true, pendingLabel: 'Searching' } };
