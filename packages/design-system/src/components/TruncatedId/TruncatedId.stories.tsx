import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TruncatedId } from './TruncatedId.tsx';

const meta = {
  title: 'Components/Data/TruncatedId',
  id: 'components-truncatedid',
  component: TruncatedId,
  tags: ['autodocs'],
  args: { value: '84120377201954420177203390331042' },
} satisfies Meta<typeof TruncatedId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('841203…331042')).toBeVisible();
    await expect(canvas.getByText('84120377201954420177203390331042')).toBeInTheDocument();
  },
};
export const ShortAlready: Story = { args: { value: 'ORD-4410' } };
