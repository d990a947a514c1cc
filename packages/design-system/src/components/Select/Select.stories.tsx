import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/' },
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

const isOpen = (trigger: HTMLElement) =>
  waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
const isClosed = (trigger: HTMLElement) =>
  waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));

/** Arrow keys and Enter; the focus goes into the list and comes back (APG listbox). */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('ios');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isOpen(trigger);
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};
/** A press on the chosen words opens the list, as a press anywhere on the field does. */
export const Selected: Story = {
  args: { defaultSelectedKey: 'ios' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    const { left, top, height } = within(trigger).getByText('iOS shop').getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 4, top + height / 2);
    await expect(pressed).not.toBeNull();
    if (pressed) await userEvent.click(pressed);
    await isOpen(trigger);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};
/** A press on the label brings the focus. */
export const PressedLabel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Application'));
    await expect(canvas.getByRole('button', { name: /Application/ })).toHaveFocus();
  },
};
/** Typing ahead takes a space as a part of the words, and chooses without opening the list. */
export const TypeAhead: Story = {
  args: {
    children: (
      <>
        <SelectItem id="hongkong">Hong Kong</SelectItem>
        <SelectItem id="new">New York</SelectItem>
        <SelectItem id="newzealand">New Zealand</SelectItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    trigger.focus();
    await userEvent.keyboard('new z');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(trigger).toHaveTextContent('New Zealand'));
  },
};
/** In the open list, too, a space within the words chooses nothing. */
export const TypeAheadInList: Story = {
  args: TypeAhead.args,
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    await userEvent.click(trigger);
    await isOpen(trigger);
    await waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('new z');
    await waitFor(() => expect(screen.getByRole('option', { name: 'New Zealand' })).toHaveFocus());
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('newzealand');
    await isClosed(trigger);
  },
};
/** The pointer takes the focus along, so never two options are marked. */
export const OneMark: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await isOpen(trigger);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Checkout · web' })).toHaveFocus());
    // The first move says that it is a pointer now.
    await userEvent.hover(screen.getByRole('option', { name: 'iOS shop' }));
    await userEvent.hover(screen.getByRole('option', { name: 'Invoice desk' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Invoice desk' })).toHaveFocus());
    const marked = () =>
      screen
        .getAllByRole('option')
        .filter((option) => getComputedStyle(option).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((option) => option.textContent);
    await waitFor(() => expect(marked()).toEqual(['Invoice desk']));
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};
/** Escape closes the list and leaves the dialog, whose focus gets back to the field. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog title="New key" closeLabel="Close" trigger={<Button>New key</Button>}>
      <Select {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = await screen.findByRole('dialog', { name: 'New key' });
    const trigger = within(dialog).getByRole('button', { name: /Application/ });
    await userEvent.click(trigger);
    await isOpen(trigger);
    await waitFor(() => expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Written from right to left, the list hangs from the right edge of its field. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Select {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    const icon = trigger.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeLessThan(trigger.getBoundingClientRect().left + 40);
    await userEvent.click(trigger);
    await isOpen(trigger);
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};
/** Without options, the list shows `emptyLabel`. */
export const Empty: Story = {
  args: { children: [], emptyLabel: 'No application yet' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByText('No application yet')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
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
/** One that cannot be chosen is passed over. */
export const OneDisabled: Story = {
  args: {
    children: (
      <>
        <SelectItem id="hongkong">Hong Kong</SelectItem>
        <SelectItem id="japan" isDisabled>
          Japan
        </SelectItem>
        <SelectItem id="singapore">Singapore</SelectItem>
      </>
    ),
  },
};
export const WithError: Story = { args: { errorMessage: 'Select or input cannot be empty' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** A reset of the form takes back a choice that the page keeps, and says so by `onClear`. */
export const KeptByThePage: Story = {
  render: function KeptByThePage(args) {
    const [key, setKey] = useState<string | null>(null);
    return (
      <form aria-label="Filter">
        <Select {...args} selectedKey={key} onSelectionChange={setKey} onClear={() => setKey(null)} />
        <Button type="reset">Reset</Button>
        <Button type="submit">Apply</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    trigger.focus();
    await userEvent.keyboard('ios');
    await expect(trigger).toHaveTextContent('iOS shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(trigger).toHaveTextContent('All applications'));
  },
};

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
