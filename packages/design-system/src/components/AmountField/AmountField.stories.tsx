import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { controlledStory } from '../controlledStory.tsx';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'Components/Forms/AmountField',
  id: 'components-amountfield',
  component: AmountField,
  tags: ['autodocs'],
  args: {
    label: 'Amount',
    labelEnd: 'Available 41,220.184000 USDT',
    value: '',
    token: 'USDT',
    onChange: fn(),
    problemMessage: (problem) =>
      problem === 'decimalComma' ? 'Use a decimal point, as in 0.5' : 'Enter a number such as 1,234.56',
    actions: (
      <Button size="small" variant="soft">
        Max
      </Button>
    ),
  },
  render: controlledStory(AmountField),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '1,000.50');
    await expect(field).toHaveValue('1,000.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000.50');
    await userEvent.tab();
    await expect(field).toHaveValue('1000.50');
  },
};
export const PastedWithSymbol: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount' }));
    await userEvent.paste('1,234.5 USDT');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5');
  },
};
export const NotAnAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '0,5');
    await expect(field).toHaveValue('0,5');
    await expect(args.onChange).toHaveBeenLastCalledWith('0,5');
    await expect(field).toHaveAccessibleDescription(/^\s*Use a decimal point, as in 0\.5$/);
  },
};
export const Filled: Story = { args: { value: '5000.00' } };
export const WithError: Story = { args: { value: '50000', errorMessage: 'More than is available' } };
export const Disabled: Story = { args: { isDisabled: true, actions: undefined } };
