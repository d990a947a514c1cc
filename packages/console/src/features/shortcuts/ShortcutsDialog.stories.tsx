import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  title: 'Screens/Keyboard shortcuts',
  component: ShortcutsDialog,
  args: { isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('↓')).toBeVisible();
    const singleKeys = dialog.getByRole('switch');
    await expect(singleKeys).toBeChecked();
    await userEvent.click(singleKeys);
    await expect(singleKeys).not.toBeChecked();
    await userEvent.click(singleKeys);
  },
};
