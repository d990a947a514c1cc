import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  ArrowLeftRightIcon,
  BookOpenIcon,
  DashboardIcon,
  LayersIcon,
  LifeBuoyIcon,
  MapPinIcon,
  ReceiptTextIcon,
  UserCogIcon,
  WalletIcon,
  WebhookIcon,
  WindowIcon,
} from '#icons/icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Brand, Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Components/Navigation/Sidebar',
  id: 'components-sidebar',
  component: Sidebar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { navigation: 'Main', collapse: 'Collapse', expand: 'Expand' },
    onCollapsedChange: fn(),
    brand: <Brand href="#home" mark={<LayersIcon />} name="Settlement Business Center" />,
    action: { label: 'Move money', icon: <ArrowLeftRightIcon />, href: '#move' },
    groups: [
      {
        items: [
          {
            id: 'dashboard',
            href: '#dashboard',
            label: 'Dashboard',
            icon: <DashboardIcon />,
            isCurrent: true,
          },
          { id: 'payments', href: '#payments', label: 'Payments', icon: <ReceiptTextIcon /> },
          { id: 'assets', href: '#assets', label: 'Assets', icon: <WalletIcon /> },
        ],
      },
      {
        title: 'Build',
        items: [
          { id: 'apps', href: '#apps', label: 'Applications', icon: <WindowIcon /> },
          { id: 'hooks', href: '#hooks', label: 'Webhook callbacks', icon: <WebhookIcon /> },
          { id: 'book', href: '#book', label: 'Address book', icon: <MapPinIcon /> },
        ],
      },
      {
        title: 'Manage',
        items: [
          { id: 'account', href: '#account', label: 'Account', icon: <UserCogIcon /> },
          {
            id: 'orders',
            href: '#orders',
            label: 'Work orders',
            icon: <LifeBuoyIcon />,
            badge: <Badge count={2} label="2 replies" tone="accent" />,
          },
        ],
      },
    ],
    footer: [
      { id: 'docs', href: '#docs', label: 'Developer docs', icon: <BookOpenIcon />, isExternal: true },
    ],
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payments' })).toBeInTheDocument();
  },
};
export const InDrawer: Story = { args: { isEmbedded: true } };
