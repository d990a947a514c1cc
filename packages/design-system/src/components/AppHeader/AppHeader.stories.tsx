import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BellIcon, MenuIcon, MoonIcon, SearchIcon } from '#icons/icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta = {
  title: 'Components/Navigation/AppHeader',
  id: 'components-appheader',
  component: AppHeader,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { config: { rules: [{ id: 'landmark-banner-is-top-level', enabled: false }] } },
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  args: {
    start: <Text size="small">USDT on TRON withdrawals: network fee lowered</Text>,
    end: (
      <>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Dark theme" icon={<MoonIcon />} />
        <IconButton label="Notifications, 12 unread" icon={<BellIcon />} badge={<Badge count={12} />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: /Notifications/ });
    const icon = bell.querySelector('svg')?.getBoundingClientRect();
    const badge = canvas.getByText('12').getBoundingClientRect();
    // The badge overlaps the bell by less than 6 px.
    await expect(badge.left).toBeGreaterThan((icon?.right ?? Infinity) - 6);
  },
};
export const Mobile: Story = {
  args: {
    start: <IconButton label="Menu" icon={<MenuIcon />} />,
    title: 'Statistics',
    end: <IconButton label="Notifications, 3 unread" icon={<BellIcon />} badge={<Badge count={3} />} />,
  },
};
