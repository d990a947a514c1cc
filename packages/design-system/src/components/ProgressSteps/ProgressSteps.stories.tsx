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
    labels: { done: 'done', current: 'in progress', todo: 'not started', failed: 'failed' },
    items: [
      { id: 'created', label: 'Created', description: '10:22:51', state: 'done' },
      { id: 'detected', label: 'Detected', description: '10:23:20', state: 'done' },
      {
        id: 'confirming',
        label: 'Confirming',
        description: '4 of 12 confirmations',
        state: 'current',
        progress: 4 / 12,
      },
      { id: 'settled', label: 'Settled', description: '—', state: 'todo' },
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
    items: [
      { id: 'created', label: 'Created', description: '10:22:51', state: 'done' },
      { id: 'confirming', label: 'Confirmation failed', description: '10:31:07', state: 'failed' },
    ],
  },
};

export const Vertical: Story = {
  args: {
    label: 'Go live',
    orientation: 'vertical',
    items: [
      { id: 'apply', label: 'Apply for payments', description: 'Approved on Nov 18', state: 'done' },
      { id: 'test', label: 'Pay a test order', description: 'The order expired', state: 'failed' },
      { id: 'connect', label: 'Connect your application', state: 'current', progress: 0.5 },
      { id: 'live', label: 'Switch to live data', state: 'todo' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, , current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(first?.getBoundingClientRect().bottom).toBeLessThan(
      current?.getBoundingClientRect().top ?? 0,
    );
  },
};
