import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Merchant order', placeholder: 'ORD-20261120-4410', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Merchant order' }), 'ORD');
    await expect(args.onChange).toHaveBeenLastCalledWith('ORD');
  },
};
export const WithDescription: Story = { args: { description: 'As it stands in your own books' } };
export const WithError: Story = {
  args: { errorMessage: 'Select or input cannot be empty' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Select or input cannot be empty');
  },
};
export const WithSuccess: Story = {
  args: {
    label: 'Address',
    size: 'large',
    isMono: true,
    defaultValue: 'TXk9Yv4mF1hJq2rW8sQpN6bDzE3uLcA7Rg',
    successMessage: 'Valid TRON address · on your whitelist as “Treasury cold wallet”',
    end: (
      <Button size="small" variant="ghost" tone="accent">
        Address book
      </Button>
    ),
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'ORD-4410' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'ORD-4410' } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
