import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CountdownRing } from './CountdownRing.tsx';

const meta = {
  title: 'Components/Feedback/CountdownRing',
  id: 'components-countdownring',
  component: CountdownRing,
  tags: ['autodocs'],
  args: { value: 12, maxValue: 15, label: 'The quote is valid for 12 seconds' },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'The quote is valid for 12 seconds' })).toHaveTextContent(
      '12',
    );
  },
};
export const FewCodesLeft: Story = { args: { value: 5, label: 'The quote is valid for 5 seconds' } };
export const RunOut: Story = { args: { value: 0, label: 'The quote has expired' } };
export const MoreThanWhole: Story = {
  args: { value: 20, label: 'The quote is valid for 20 seconds' },
};
