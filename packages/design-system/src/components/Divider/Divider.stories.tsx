import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  id: 'components-divider',
  component: Divider,
  tags: ['autodocs'],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Balance: 1,240.00 USDT</Text>
      <Divider {...args} />
      <Text>Fee: 1.00 USDT</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('separator').getBoundingClientRect();
    await expect(width).toBeGreaterThan(200);
    await expect(height).toBe(1);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>TRON</Text>
      <Divider {...args} />
      <Text>Ethereum</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(12);
  },
};
