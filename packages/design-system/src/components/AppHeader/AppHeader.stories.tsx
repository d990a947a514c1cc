import type { Meta, StoryObj } from '@storybook/react-vite';

import { BellIcon, MenuIcon, MoonIcon, SearchIcon } from '#icons/icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta = {
  title: 'Components/AppHeader',
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
};
export const Mobile: Story = {
  args: {
    start: <IconButton label="Menu" icon={<MenuIcon />} />,
    title: 'Statistics',
    end: <IconButton label="Notifications, 3 unread" icon={<BellIcon />} badge={<Badge count={3} />} />,
  },
};
