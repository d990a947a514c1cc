import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Data/Avatar',
  id: 'components-avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'Northwind Ltd' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const Chinese: Story = { args: { name: '北风贸易' } };
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};
