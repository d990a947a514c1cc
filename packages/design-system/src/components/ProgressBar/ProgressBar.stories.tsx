import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  id: 'components-progressbar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Exporting', value: 4200, maxValue: 10_000, valueLabel: '4,200 of 10,000 rows' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exporting' });
    await expect(bar).toHaveAttribute('aria-valuetext', '4,200 of 10,000 rows');
  },
};
export const Critical: Story = {
  args: { label: '24-hour limit', value: 95, tone: 'critical', valueLabel: '95%' },
};
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
