import type { Meta, StoryObj } from '@storybook/react-vite';

import { Mono } from './Mono.tsx';

const meta = {
  title: 'Components/Data/Mono',
  id: 'components-mono',
  component: Mono,
  tags: ['autodocs'],
  args: { children: 'TXk9Yv4mF1hJq2rW8sQpN6bDzE3uLcA7Rg' },
} satisfies Meta<typeof Mono>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
