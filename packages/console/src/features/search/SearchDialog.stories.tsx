import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { message } from '#parts/stories/storyText.ts';
import { visible } from '#parts/stories/steps.ts';
import { SearchDialog } from './SearchDialog.tsx';

const meta = {
  title: 'Screens/Search',
  component: SearchDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
  },
  parameters: { spec: ['§2 Search'] },
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
    const [first] = dialog.getAllByRole('option', { name: message('shell.nav.payments') });
    await expect(first).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveFocus();
  },
};

export const Found: Story = {
  play: async () => {
    const dialog = await look('usdt');
    await visible(dialog.findByRole('option', { name: /Tether/ }));
  },
};

export const FilledForm: Story = {
  play: async () => {
    const dialog = await look('send 100 USDT to Treasury cold');
    const title = message('search.form.withdrawTo', { sum: '100 USDT', name: 'Treasury cold' });
    const option = await dialog.findByRole('option', { name: title });
    await waitFor(() =>
      expect(dialog.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', option.id),
    );
  },
};

const preview = () => screen.findByRole('region', { name: message('search.preview.label') });

export const PreviewOfForm: Story = {
  play: async ({ args }) => {
    await look('withdraw 100 treas');
    const shown = within(await preview());
    await visible(shown.findByText(message('money.fact.recipient')));
    await expect(shown.getByText(message('assets.summary.operable'))).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: message('search.preview.openForm') }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const PreviewOfPayment: Story = {
  play: async () => {
    const dialog = await look('ORD-2026');
    await dialog.findAllByRole('option', { name: /ORD-2026/ });
    await userEvent.keyboard('{ArrowDown}');
    await visible(within(await preview()).findByText(message('payments.column.trade_no')));
  },
};

export const PreviewOfSetting: Story = {
  play: async () => {
    await look('baimingdan');
    await visible(within(await preview()).findByText(message('applications.ip.text')));
  },
};

export const SettingInChinese: Story = {
  play: async () => {
    const dialog = await look('白名单');
    const [first] = await dialog.findAllByRole('option', { name: message('applications.section.ip') });
    await expect(first).toBeVisible();
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
    await visible(dialog.findByText(message('search.noResults')));
  },
};

export const Failed = refused('search.all', errorCode.PARAMETER_ERROR, () => look('usdt'));

const phone = { globals: { viewport: { value: 'mobile' } } };

export const FoundOnPhone: Story = {
  ...Found,
  ...phone,
  parameters: { ...onPhone, counterpart: 'screens-search--found' },
};

export const FilledFormOnPhone: Story = {
  ...FilledForm,
  ...phone,
  parameters: { ...onPhone, counterpart: 'screens-search--filled-form' },
};

export const SettingInChineseOnPhone: Story = {
  ...SettingInChinese,
  ...phone,
  parameters: { ...onPhone, counterpart: 'screens-search--setting-in-chinese' },
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
