import { errorCode } from '@settlement/api-mocks/contract/errors';
import { ReceiptTextIcon, WalletIcon } from '@settlement/design-system/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { SearchDialog } from './SearchDialog.tsx';

const meta = {
  title: 'Screens/Search',
  component: SearchDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    pages: [
      { id: '/record', label: 'Payments', icon: <ReceiptTextIcon size={18} /> },
      { id: '/property', label: 'Assets', icon: <WalletIcon size={18} /> },
    ],
  },
  parameters: { hasNoHeading: true, spec: ['§2 Search'] },
} satisfies Meta<typeof SearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const look = async (query: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('searchbox'), query);
  return dialog;
};

export const Default: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('option', { name: 'Payments' })).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
  },
};

export const Found: Story = {
  play: async () => {
    const dialog = await look('usdt');
    await expect(await dialog.findByRole('option', { name: /Tether/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await look('Ass');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const NotFound: Story = {
  play: async () => {
    const dialog = await look('zebra crossing');
    await expect(await dialog.findByText(/no results\. check|未找到结果/i)).toBeVisible();
  },
};

export const Failed = refused('search.all', errorCode.PARAMETER_ERROR, () => look('usdt'));

const phone = { globals: { viewport: { value: 'mobile' } } };

export const FoundOnPhone: Story = {
  ...Found,
  ...phone,
  parameters: { ...onPhone, counterpart: 'screens-search--found' },
};

export const NotFoundOnPhone: Story = {
  ...NotFound,
  ...phone,
  parameters: { ...onPhone, counterpart: 'screens-search--not-found' },
};

export const FailedOnPhone = {
  ...Failed,
  ...phone,
  parameters: { ...Failed.parameters, ...onPhone, counterpart: 'screens-search--failed' },
};

export const Phone: Story = { ...phone, parameters: onPhone };
