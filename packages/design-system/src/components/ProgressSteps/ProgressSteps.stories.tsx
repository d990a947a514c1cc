import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressSteps } from './ProgressSteps.tsx';

const meta = {
  title: 'Components/Feedback/ProgressSteps',
  id: 'components-progresssteps',
  component: ProgressSteps,
  tags: ['autodocs'],
  args: {
    label: 'Payment',
    stateLabels: { done: 'done', current: 'in progress', todo: 'not started', failed: 'failed' },
    steps: [
      { id: 'created', label: 'Created', caption: '10:22:51', state: 'done' },
      { id: 'detected', label: 'Detected', caption: '10:23:20', state: 'done' },
      {
        id: 'confirming',
        label: 'Confirming',
        caption: '4 of 12 confirmations',
        state: 'current',
        progress: 4 / 12,
      },
      { id: 'settled', label: 'Settled', caption: '—', state: 'todo' },
    ],
  },
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirming').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'created', label: 'Created', caption: '10:22:51', state: 'done' },
      { id: 'confirming', label: 'Confirmation failed', caption: '10:31:07', state: 'failed' },
    ],
  },
};
