import type { Meta, StoryObj } from '@storybook/react-vite';

import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Layout/Box',
  id: 'components-box',
  component: Box,
  tags: ['autodocs'],
  args: { children: '5,000.000000 USDT', padding: 'l' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recap: Story = { args: { background: 'sunken', isRounded: true } };
export const Bordered: Story = { args: { hasBorder: true, isRounded: true } };
