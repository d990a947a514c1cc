import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DashboardIcon, MenuIcon, ReceiptTextIcon, SearchIcon } from '#icons/icons.ts';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { phoneStory } from '../phoneStory.ts';
import { PageShell } from './PageShell.tsx';

const items = [
  { id: 'dashboard', href: '#dashboard', label: 'Dashboard', icon: <DashboardIcon />, isCurrent: true },
  { id: 'payments', href: '#payments', label: 'Payments', icon: <ReceiptTextIcon /> },
];

const meta = {
  title: 'Components/Navigation/PageShell',
  id: 'components-pageshell',
  component: PageShell,
  tags: ['autodocs'],
  // Each story is a page, with its own landmarks.
  parameters: {
    layout: 'fullscreen',
    hasOwnPage: true,
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    sidebar: <Sidebar groups={[{ items }]} />,
    header: <AppHeader end={<IconButton label="Search" icon={<SearchIcon />} />} />,
    children: (
      <>
        <PageHeader title="Dashboard" />
        <Card title="Balance">1,240.00 USDT</Card>
      </>
    ),
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    const landmarks = [...canvasElement.querySelectorAll('a[href="#main"], nav, header, main')];
    await expect(landmarks.map(({ localName }) => localName)).toEqual(['a', 'nav', 'header', 'main']);
  },
};

export const WithNotice: Story = {
  args: { notice: <Banner>Test mode: no real money moves.</Banner> },
};

export const Centered: Story = { args: { sidebar: undefined, isCentered: true } };

export const Phone: Story = {
  ...phoneStory,
  args: {
    sidebar: undefined,
    header: <AppHeader title="Dashboard" start={<IconButton label="Menu" icon={<MenuIcon />} />} />,
    bottomBar: <BottomBar label="Main" items={items} />,
  },
  play: async ({ canvas }) => {
    const end = canvas.getByText('1,240.00 USDT').getBoundingClientRect().bottom;
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBeGreaterThan(end);
  },
};
