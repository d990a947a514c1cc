import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Application',
    placeholder: 'All applications',
    onSelectionChange: fn(),
    children: (
      <>
        <SelectItem id="web">Checkout · web</SelectItem>
        <SelectItem id="ios">iOS shop</SelectItem>
        <SelectItem id="desk">Invoice desk</SelectItem>
      </>
    ),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, typing ahead and Enter: the listbox pattern of the APG. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('ios');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
/** A press on the chosen words opens the list, as a press anywhere on the field does. */
export const Selected: Story = {
  args: { defaultSelectedKey: 'ios' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    const { left, top, height } = (await within(trigger).findByText('iOS shop')).getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 4, top + height / 2);
    await expect(pressed).not.toBeNull();
    if (pressed) await userEvent.click(pressed);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
export const WithIconsAndNotes: Story = {
  args: {
    label: 'Token',
    size: 'large',
    placeholder: 'Choose a token',
    defaultSelectedKey: 'USDT',
    children: ['USDT', 'ETH', 'BTC'].map((token) => (
      <SelectItem key={token} id={token} icon={<TokenIcon token={token} size="small" />} description="TRC-20">
        {token}
      </SelectItem>
    )),
  },
};
export const WithError: Story = { args: { errorMessage: 'Select or input cannot be empty' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** After a form is sent, the selection is replaced by the placeholder. */
export const Cleared: Story = {
  render: function Cleared(args) {
    const [key, setKey] = useState<string | null>('ios');
    return (
      <>
        <Select {...args} selectedKey={key} onSelectionChange={setKey} />
        <Button onPress={() => setKey(null)}>Start over</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    await waitFor(() => expect(trigger).toHaveTextContent('iOS shop'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(trigger).toHaveTextContent('All applications'));
  },
};
