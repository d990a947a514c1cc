import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { controlledStory } from '../controlledStory.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Forms/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  tags: ['autodocs'],
  args: {
    label: 'Range',
    value: '7d',
    onChange: fn(),
    items: [
      { id: '7d', label: '7 days' },
      { id: '30d', label: '30 days' },
    ],
  },
  render: controlledStory(SegmentedControl),
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDisabled: Story = {
  args: {
    items: [
      { id: '7d', label: '7 days' },
      { id: '30d', label: '30 days', isDisabled: true },
      { id: '90d', label: '90 days' },
    ],
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
