import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

const meta = {
  title: 'Screens/Saved views',
  component: ViewsDialog,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: {
    hasNoHeading: true,
    spec: ['§2 Saved views'],
    route: '/record?status=3&range=30d&current=2',
    mock: { scenario: ['user.savedViews'] },
  },
} satisfies Meta<typeof ViewsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const inDialog = async () => within(await screen.findByRole('dialog'));

/** What is on screen is one of them, whatever page of it is open. */
export const OnScreen: Story = {
  play: async () => {
    const dialog = await inDialog();
    await expect(await dialog.findByText(/^(current|当前)$/i)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const NoFilters: Story = {
  parameters: { route: '/record', mock: { scenario: [] } },
  play: async () => {
    await expect(await (await inDialog()).findByText(/set the filters|先设置常用/i)).toBeVisible();
  },
};

export const Saved: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const dialog = await inDialog();
    await userEvent.type(await dialog.findByRole('textbox'), 'Paid{Enter}');
    await expect(await dialog.findByRole('link', { name: 'Paid' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('group')).toHaveFocus());
  },
};

export const NameTaken: Story = {
  parameters: { route: '/record?status=2' },
  play: async () => {
    const dialog = await inDialog();
    await userEvent.type(await dialog.findByRole('textbox'), 'Refunds{Enter}');
    await expect(await dialog.findByText(/duplicate|已存在/i)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  },
};

export const Deleted: Story = {
  play: async () => {
    const dialog = await inDialog();
    await userEvent.click(await dialog.findByRole('button', { name: /Refunds/ }));
    await expect(await dialog.findByRole('link')).toHaveTextContent(/^Timed out/);
    await waitFor(() => expect(dialog.getByRole('group')).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: { mock: { scenario: ['user.viewsFailed'] } },
  play: async () => {
    await expect(await (await inDialog()).findByRole('alert')).toBeVisible();
  },
};

const phone = { globals: { viewport: { value: 'mobile' } } };
const onPhoneAs = (name: string) => ({
  ...onPhone,
  route: '/m/record?status=3&range=30d&current=2',
  counterpart: `screens-saved-views--${name}`,
});

export const OnScreenOnPhone: Story = { ...OnScreen, ...phone, parameters: onPhoneAs('on-screen') };

/** The toast stands over the row that is left, until it is closed. */
export const DeletedOnPhone: Story = {
  ...Deleted,
  ...phone,
  parameters: onPhoneAs('deleted'),
  play: async (context) => {
    await Deleted.play?.(context);
    const toast = within(await screen.findByRole('alertdialog'));
    await userEvent.click(toast.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await inDialog()).getByRole('button', { name: /Timed out/ })).toBeVisible();
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
