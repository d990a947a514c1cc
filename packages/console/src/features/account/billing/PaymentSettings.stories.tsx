import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock, verify } from '#parts/stories/bankStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, write } from '#parts/stories/steps.ts';
import { AccountScreen } from '../AccountScreen.tsx';

const route = '/accountInfo?page_tab=_billSetting';
export default {
  title: 'Screens/Account/Payment settings',
  component: AccountScreen,
  parameters: { route, spec: ['§2 Account', '§7 Secret key calls'] },
} satisfies Meta<typeof AccountScreen>;
const card = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const save = exact('common.save');
const tokens = message('account.bill.tokens');
const rules = message('account.bill.rules');
const statementHistory = exact('account.statements.title');
const statements = exact('account.bill.statement');

export const Default: Story = {};
export const Loading: Story = { parameters: mock('billing.loading') };
export const Failed: Story = { parameters: mock('billing.failed500') };
export const Unauthorised: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§6 Merchant permission'] },
};

export const TokensSaved: Story = {
  play: async ({ loaded }) => {
    const form = await card(tokens);
    const [first] = await form.findAllByRole('checkbox');
    if (!first) throw new Error('no token');
    await userEvent.click(first);
    await press(form, save);
    await waitFor(() => expect(loaded.api.merchant().settings.bill.accepted).not.toContain('101'));
  },
};

export const PutChainFirst: Story = {
  parameters: { ...mock('errors.10028'), spec: ['§8 10028'] },
  play: async () => {
    const form = await card(tokens);
    await userEvent.click((await form.findAllByRole('checkbox'))[1] ?? document.body);
    await press(form, save);
    await form.findByRole('link', { name: message('money.gas.open') });
  },
};

export const RulesSaved: Story = {
  play: async ({ loaded }) => {
    const form = await card(rules);
    await press(form, message('applications.payment.2'), 'radio');
    const minutes = form.getByRole('textbox', { name: message('account.bill.minutes') });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '60');
    await press(form, save);
    await waitFor(() =>
      expect(loaded.api.merchant().settings.bill).toMatchObject({
        default_payment_mode: 2,
        order_valid_minutes: 60,
      }),
    );
  },
};

export const ToleranceRaised: Story = {
  play: async ({ loaded }) => {
    const form = await card(rules);
    const under = form.getByRole('textbox', { name: message('account.bill.under') });
    await userEvent.clear(under);
    await userEvent.type(under, '5');
    await press(form, save);
    await screen.findByText(message('account.bill.confirmUnder', { percent: 5 }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(under).toHaveValue('5');
    await expect(loaded.api.merchant().settings.bill.under_tolerance).toBe('1');
    await press(form, save);
    await verify({ loaded });
    await waitFor(() => expect(loaded.api.merchant().settings.bill.under_tolerance).toBe('5'));
  },
};

export const OutOfRange: Story = {
  play: async () => {
    const form = await card(rules);
    const minutes = form.getByRole('textbox', { name: message('account.bill.minutes') });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '2');
    await press(form, save);
    await waitFor(() => expect(minutes).toHaveFocus());
    await expect(minutes).toHaveAttribute('aria-invalid', 'true');
    await expect(minutes).toHaveValue('2');
    await press(form, message('account.bill.reset'));
    await waitFor(() => expect(minutes).toHaveValue('30'));
  },
};

export const StatementSaved: Story = {
  play: async ({ loaded }) => {
    const form = await card(statements);
    await press(form, message('account.bill.period.1'), 'radio');
    await write(form, message('account.bill.email'), 'books@n.example');
    await press(form, save);
    await screen.findByText(message('account.bill.confirmStatement', { email: 'books@n.example' }));
    await verify({ loaded });
    await waitFor(() => expect(loaded.api.merchant().settings.bill.statement.period).toBe(1));
  },
};

const written = message('account.statements.downloadOf');
const download = exact('common.download');
const thisMonth = message('account.statements.thisMonth');

export const NoStatementYet: Story = {
  play: async () => {
    const history = await card(statementHistory);
    await history.findByText(message('account.statements.emptyNext'));
  },
};

export const StatementsTurnedOff: Story = {
  parameters: mock('statements.off'),
  play: async () => {
    const history = await card(statementHistory);
    await history.findByText(message('account.statements.emptyOff'));
  },
};

export const StatementsAvailable: Story = {
  parameters: mock('statements.available'),
  play: async () => {
    const history = await card(statementHistory);
    await press(history, written);
    await screen.findByText(message('export.done', { filename: /statement-[\d-]{10}_[\d-]{10}\.pdf/ }));
  },
};

export const StatementsFailed: Story = { parameters: mock('statements.failed500') };

export const StatementDownloadFailed = refused('statements.export', errorCode.OPERATION_FAILED, async () => {
  const history = await card(statementHistory);
  await press(history, download);
  await press(screen, thisMonth, 'menuitem');
});

export const NetworksFailed = refused('applications.select', errorCode.OPERATION_FAILED, async () =>
  (await card(tokens)).findByRole('alert'),
);

export const StatementsLoading: Story = { parameters: mock('statements.loading') };

export const StatementsOnMobile: Story = {
  render: () => <AccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}`, ...mock('statements.available') },
};

export const OnMobile: Story = {
  render: () => <AccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}` },
};

export const SaveRefused = refused('billing.edit', errorCode.OPERATION_FAILED, async () => {
  const form = await card(tokens);
  await userEvent.click((await form.findAllByRole('checkbox'))[1] ?? document.body);
  await press(form, save);
});
