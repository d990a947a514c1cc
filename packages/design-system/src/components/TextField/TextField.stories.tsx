import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  id: 'components-textfield',
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
export const WithDescription: Story = { args: { description: 'As in your own books' } };
export const WithError: Story = {
  args: { errorMessage: 'Select or input cannot be empty' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^\s*Select or input cannot be empty$/);
  },
};
export const PassedThrough: Story = {
  args: { id: 'order', name: 'order_no', form: 'search', autoComplete: 'off', 'aria-describedby': 'hint' },
  render: (args) => (
    <>
      <form id="search">
        <Button type="submit">Search</Button>
      </form>
      <TextField {...args} data-part="filter" />
      <p id="hint">Ten to twenty characters</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('id', 'order');
    await expect(input).toHaveAttribute('name', 'order_no');
    await expect(input).toHaveAttribute('form', 'search');
    await expect(input).toHaveAccessibleDescription(/^\s*Ten to twenty characters$/);
    await expect(canvasElement.querySelector('[data-part="filter"]')).toContainElement(input);
  },
};
export const LateNotes: Story = {
  render: function LateNotes(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={setValue}
        description={value === '' ? undefined : 'As in your own books'}
        errorMessage={value === 'ORD-' ? 'Too short' : undefined}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, 'ORD');
    await expect(field).toHaveAccessibleDescription(/^\s*As in your own books$/);
    await userEvent.type(field, '-');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^\s*Too short$/));
    await userEvent.type(field, '4');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^\s*As in your own books$/));
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
