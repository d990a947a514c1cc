import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  id: 'components-dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: { design: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  args: {
    title: 'Confirm withdrawal',
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

export const Default: Story = {};

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
};
