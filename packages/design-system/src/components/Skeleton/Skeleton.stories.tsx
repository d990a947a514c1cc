import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  render: (args) => (
    <div aria-busy="true" style={{ width: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Lines: Story = { args: { lines: 3 } };
export const Block: Story = { args: { shape: 'block', height: '120px' } };
export const Circle: Story = { args: { shape: 'circle', width: '40px', height: '40px' } };
