import type { Meta, StoryObj } from '@storybook/react-vite';

import { ArrowLeftRightIcon, DashboardIcon, ReceiptTextIcon, UserCogIcon, WalletIcon } from '#icons/icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Components/Navigation/BottomBar',
  id: 'components-bottombar',
  component: BottomBar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    items: [
      {
        id: 'statistics',
        href: '#statistics',
        label: 'Statistics',
        icon: <DashboardIcon />,
        isCurrent: true,
      },
      { id: 'payments', href: '#payments', label: 'Payments', icon: <ReceiptTextIcon /> },
      { id: 'assets', href: '#assets', label: 'Assets', icon: <WalletIcon /> },
      { id: 'account', href: '#account', label: 'Account', icon: <UserCogIcon /> },
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { action: { label: 'Move money', icon: <ArrowLeftRightIcon />, href: '#move' } },
};
export const WithBadge: Story = {
  args: {
    items: [
      ...meta.args.items.slice(0, 3),
      {
        id: 'account',
        href: '#account',
        label: 'Account',
        icon: <UserCogIcon />,
        badge: <Badge count={3} label="3 unread" />,
      },
    ],
  },
};
