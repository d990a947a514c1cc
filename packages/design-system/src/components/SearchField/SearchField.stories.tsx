import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'Search tokens', placeholder: 'Search tokens', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'usdt' },
};
export const Labelled: Story = { args: { isLabelHidden: false } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'usdt' } };
