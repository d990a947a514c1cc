import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { SegmentedControl } from './SegmentedControl.tsx';
import type { SegmentedControlProps } from './SegmentedControl.tsx';

function Stateful(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(id) => {
        setValue(id);
        args.onChange(id);
      }}
    />
  );
}

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
  render: (args) => <Stateful {...args} />,
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
