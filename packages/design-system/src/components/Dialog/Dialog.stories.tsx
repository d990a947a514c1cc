import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  args: {
    title: 'Confirm withdrawal',
    closeLabel: 'Close',
    trigger: <Button>Withdraw</Button>,
    onOpenChange: fn(),
    children: <Text as="p">5,000.000000 USDT to TXk9Yv…LcA7Rg on TRON.</Text>,
    footer: (close) => (
      <>
        <Button variant="outline" onPress={close}>
          Cancel
        </Button>
        <Button onPress={close}>Confirm</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus stays inside, Escape closes, and the trigger has the focus again. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Withdraw' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm withdrawal' });
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = { args: { defaultOpen: true } };
export const Alert: Story = {
  args: {
    defaultOpen: true,
    role: 'alertdialog',
    size: 'small',
    title: 'Delete app Shop A?',
    children: <Text as="p">Its API key stops working immediately.</Text>,
    footer: (close) => (
      <>
        <Button variant="outline" onPress={close}>
          Keep
        </Button>
        <Button tone="critical" onPress={close}>
          Delete app
        </Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Delete app Shop A?' })).toBeVisible(),
    );
  },
};
/** Without a trigger, the state lives elsewhere, as in the URL. */
export const Controlled: Story = {
  args: { trigger: undefined, isOpen: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Locked: Story = {
  args: { trigger: undefined, isOpen: true, isLocked: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
