import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Data/Badge',
  id: 'components-badge',
  component: Badge,
  tags: ['autodocs'],
  args: { count: 12, label: '12 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OverMaximum: Story = {
  args: { count: 140, label: '140 unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge count={3} label="3 unread" />
      <Badge count={2} tone="accent" label="2 filters" />
      <Badge count={5} tone="neutral" label="5 drafts" />
    </Inline>
  ),
};
