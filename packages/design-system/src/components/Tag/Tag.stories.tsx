import type { Meta, StoryObj } from '@storybook/react-vite';

import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Data/Tag',
  id: 'components-tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'TRC-20' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
