import type { Meta, StoryObj } from '@storybook/react-vite';

import { ErrorIcon, InboxIcon, SearchIcon } from '#icons/icons.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    icon: <InboxIcon />,
    title: 'No payments yet',
    description: 'Payments made to your applications are listed here as they arrive.',
    actions: <Button>Create application</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneEver: Story = {};
export const Filtered: Story = {
  args: {
    icon: <SearchIcon />,
    title: 'No records match',
    description: 'Try a wider range of dates or fewer statuses.',
    actions: <Button variant="outline">Clear filters</Button>,
  },
};
export const Failed: Story = {
  args: {
    icon: <ErrorIcon />,
    tone: 'critical',
    role: 'alert',
    title: 'Records could not be loaded',
    description: 'The server did not respond in time (code 500).',
    actions: <Button>Try again</Button>,
  },
};
