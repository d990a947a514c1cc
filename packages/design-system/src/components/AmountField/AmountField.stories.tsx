import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { AmountField } from './AmountField.tsx';
import type { AmountFieldProps } from './AmountField.tsx';

function Stateful(args: AmountFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <AmountField
      {...args}
      value={value}
      onChange={(amount) => {
        setValue(amount);
        args.onChange(amount);
      }}
    />
  );
}

const meta = {
  title: 'Components/AmountField',
  component: AmountField,
  tags: ['autodocs'],
  args: {
    label: 'Amount',
    labelEnd: 'Available 41,220.184000 USDT',
    value: '',
    token: 'USDT',
    onChange: fn(),
    action: (
      <Button size="small" variant="soft">
        Max
      </Button>
    ),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is no amount is not taken; grouping commas are dropped. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '1,000.5x0');
    await expect(field).toHaveValue('1000.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000.50');
  },
};
export const Filled: Story = { args: { value: '5000.00' } };
export const WithError: Story = { args: { value: '50000', errorMessage: 'More than is available' } };
export const Disabled: Story = { args: { isDisabled: true } };
