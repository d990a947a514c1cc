import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { press, type, visible } from '#parts/stories/steps.ts';
import { exact, message } from '../stories/storyText.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

const meta = {
  title: 'Screens/Saved views',
  component: ViewsDialog,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: {
    spec: ['§2 Saved views'],
    route: '/record?status=3&range=30d&current=2',
    mock: { scenario: ['user.savedViews'] },
  },
} satisfies Meta<typeof ViewsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const inDialog = async () => within(await screen.findByRole('dialog'));

export const OnScreen: Story = {
  play: async () => {
    const dialog = await inDialog();
    await visible(dialog.findByText(exact('views.current')));
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const NoFilters: Story = {
  parameters: { route: '/record', mock: { scenario: [] } },
  play: async () => {
    await visible((await inDialog()).findByText(message('views.noFilters')));
  },
};

export const Saved: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const dialog = await inDialog();
    await type(dialog.findByRole('textbox'), 'Paid{Enter}');
    await visible(dialog.findByRole('link', { name: 'Paid' }));
    await waitFor(() => expect(dialog.getByRole('group')).toHaveFocus());
  },
};

export const NameTaken: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const dialog = await inDialog();
    await type(dialog.findByRole('textbox'), 'Refunds{Enter}');
    await visible(dialog.findByText(message('errors.10020')));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  },
};

export const Deleted: Story = {
  play: async () => {
    const dialog = await inDialog();
    await press(dialog, /Refunds/);
    await expect(await dialog.findByRole('link')).toHaveTextContent(/^Expired/);
    await waitFor(() => expect(dialog.getByRole('group')).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: { mock: { scenario: ['user.viewsFailed'] } },
  play: async () => {
    await visible((await inDialog()).findByRole('alert'));
  },
};

const phone = { globals: { viewport: { value: 'mobile' } } };
const onPhoneAs = (name: string) => ({
  ...onPhone,
  route: '/m/record?status=3&range=30d&current=2',
  counterpart: `screens-saved-views--${name}`,
});

export const OnScreenOnPhone: Story = { ...OnScreen, ...phone, parameters: onPhoneAs('on-screen') };

export const DeletedOnPhone: Story = {
  ...Deleted,
  ...phone,
  parameters: onPhoneAs('deleted'),
  play: async (context) => {
    await Deleted.play?.(context);
    const toast = within(await screen.findByRole('alertdialog'));
    await userEvent.click(toast.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await inDialog()).getByRole('button', { name: /Expired/ })).toBeVisible();
  },
};

export const FailedOnPhone: Story = {
  ...Failed,
  ...phone,
  parameters: { ...onPhoneAs('failed'), ...Failed.parameters },
};

export const Mobile: Story = {
  ...phone,
  parameters: { ...onPhone, route: '/m/record?status=2' },
};
