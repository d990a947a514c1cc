import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SelectItem } from '../Select/SelectItem.tsx';
import { controlledStory } from '../controlledStory.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Components/Forms/MultiSelect',
  id: 'components-multiselect',
  component: MultiSelect,
  tags: ['autodocs'],
  args: {
    label: 'Status',
    placeholder: 'Any status',
    value: [],
    onChange: fn(),
    children: ['Processing', 'Paid', 'Awaiting payment', 'Closed'].map((status) => (
      <SelectItem key={status} id={status}>
        {status}
      </SelectItem>
    )),
  },
  render: controlledStory(MultiSelect),
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { value: ['Processing', 'Paid'] } };
export const Disabled: Story = { args: { isDisabled: true, value: ['Paid'] } };
