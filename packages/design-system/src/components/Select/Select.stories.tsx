import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { TokenIcon } from '../TokenIcon/TokenIcon.tsx';
import { phoneStory } from '../phoneStory.ts';
import { Select } from './Select.tsx';
import { SelectItem } from './SelectItem.tsx';

const meta = {
  title: 'Components/Forms/Select',
  id: 'components-select',
  component: Select,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/' },
  args: {
    label: 'Application',
    placeholder: 'All applications',
    onChange: fn(),
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

export const Default: Story = {};
export const Selected: Story = {
  args: { defaultValue: 'ios' },
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
};
export const Empty: Story = {
  args: { children: [], empty: 'No application yet' },
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
    defaultValue: 'USDT',
    children: ['USDT', 'ETH', 'BTC'].map((token) => (
      <SelectItem key={token} id={token} icon={<TokenIcon token={token} size="small" />} description="TRC-20">
        {token}
      </SelectItem>
    )),
  },
};
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

export const KeptByThePage: Story = {
  render: function KeptByThePage(args) {
    const [key, setKey] = useState<string | null>(null);
    return (
      <form aria-label="Filter">
        <Select {...args} value={key} onChange={setKey} onClear={() => setKey(null)} />
        <Button type="reset">Reset</Button>
        <Button type="submit">Apply</Button>
      </form>
    );
  },
};

export const Cleared: Story = {
  render: function Cleared(args) {
    const [key, setKey] = useState<string | null>('ios');
    return (
      <>
        <Select {...args} value={key} onChange={setKey} />
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
export const OnPhone: Story = {
  ...phoneStory,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /Application/ });
    await userEvent.click(trigger);
    await isOpen(trigger);
    await waitFor(async () => {
      const sheet = screen.getByRole('listbox').parentElement?.getBoundingClientRect();
      await expect(sheet).toMatchObject({ left: 0, width: window.innerWidth, bottom: window.innerHeight });
    });
    await userEvent.keyboard('{Escape}');
    await isClosed(trigger);
  },
};
