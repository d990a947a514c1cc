import type { Meta, StoryObj } from '@storybook/react-vite';

import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  id: 'components-timeline',
  component: Timeline,
  tags: ['autodocs'],
  args: {
    label: 'Withdrawal',
    items: [
      { id: 'created', title: 'Created', time: '10:22:51', description: 'By Ada, from 203.0.113.7' },
      { id: 'audit', title: 'Audited', time: '10:24:02', tone: 'positive' },
      {
        id: 'chain',
        title: 'Confirming',
        time: '10:25:40',
        description: '4 of 12 confirmations',
        state: 'current',
      },
      { id: 'done', title: 'Completed', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
