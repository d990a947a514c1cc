import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '#parts/phoneStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { AccountScreen } from '../desktop/AccountScreen.tsx';
import { MobileAccountScreen } from '../mobile/MobileAccountScreen.tsx';

const route = '/accountInfo?page_tab=_billSetting';
const meta = {
  title: 'Screens/Account/Payment settings',
  component: AccountScreen,
  parameters: { route, spec: ['§2 Account', '§7 Secret key calls'] },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Loaded = Parameters<NonNullable<Story['play']>>[0]['loaded'];
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const card = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const save = /^(save|保存)$/i;
const tokens = /accepted tokens|收款币种/i;
const rules = /payment rules|收款规则/i;
const statementHistory = /^(statement history|历史对账单)$/i;
const statements = /^(statements|账单)$/i;

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
    await userEvent.click(form.getByRole('button', { name: save }));
    await waitFor(() => expect(loaded.api.merchant().settings.bill.accepted).not.toContain('101'));
  },
};

export const PutChainFirst: Story = {
  parameters: { ...mock('errors.10028'), spec: ['§8 10028'] },
  play: async () => {
    const form = await card(tokens);
    await userEvent.click((await form.findAllByRole('checkbox'))[1] ?? document.body);
    await userEvent.click(form.getByRole('button', { name: save }));
    await form.findByRole('link', { name: /open put chain|开通 put/i });
  },
};

export const RulesSaved: Story = {
  play: async ({ loaded }) => {
    const form = await card(rules);
    await userEvent.click(form.getByRole('radio', { name: /^(address|地址)/i }));
    const minutes = form.getByRole('textbox', { name: /expire after|有效期/i });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '60');
    await userEvent.click(form.getByRole('button', { name: save }));
    await waitFor(() => expect(loaded.api.merchant().settings.bill.order_valid_minutes).toBe(60));
  },
};

/** To take less than the order is verified; without proof nothing is saved and what was typed stays. */
export const ToleranceRaised: Story = {
  play: async ({ loaded }) => {
    const form = await card(rules);
    const under = form.getByRole('textbox', { name: /under-?payment|少付/i });
    await userEvent.clear(under);
    await userEvent.type(under, '5');
    await userEvent.click(form.getByRole('button', { name: save }));
    await screen.findByText(/up to 5% short|少付不超过 5%/i);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(under).toHaveValue('5');
    await expect(loaded.api.merchant().settings.bill.under_tolerance).toBe('1');
    await userEvent.click(form.getByRole('button', { name: save }));
    await verify(loaded.api);
    await waitFor(() => expect(loaded.api.merchant().settings.bill.under_tolerance).toBe('5'));
  },
};

export const OutOfRange: Story = {
  play: async () => {
    const form = await card(rules);
    const minutes = form.getByRole('textbox', { name: /expire after|有效期/i });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '2');
    await userEvent.click(form.getByRole('button', { name: save }));
    await waitFor(() => expect(minutes).toHaveFocus());
    await expect(minutes).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(form.getByRole('button', { name: /discard changes|撤销修改/i }));
    await waitFor(() => expect(minutes).toHaveValue('30'));
  },
};

async function verify(api: Loaded['api']): Promise<void> {
  await userEvent.type(
    await screen.findByLabelText(/^(transaction password|交易密码)/i, { selector: 'input' }),
    DEMO_TRADE_PASSWORD,
  );
  const code = screen.getByRole('textbox', { name: /authenticator code|谷歌验证码/i });
  await userEvent.type(code, api.currentTotp());
  await userEvent.keyboard('{Enter}');
}

/** Another mailbox than the account's is verified. */
export const StatementSaved: Story = {
  play: async ({ loaded }) => {
    const form = await card(statements);
    await userEvent.click(form.getByRole('radio', { name: /weekly|每周/i }));
    await userEvent.type(form.getByRole('textbox', { name: /send to|接收邮箱/i }), 'books@n.example');
    await userEvent.click(form.getByRole('button', { name: save }));
    await screen.findByText(/statements will be sent to books@n|对账单将发送至 books@n/i);
    await verify(loaded.api);
    await waitFor(() => expect(loaded.api.merchant().settings.bill.statement.period).toBe(1));
  },
};

const written = /^(download the statement for|下载 .+ 的对账单)/i;
const download = /^(download|下载)$/i;
const thisMonth = /^(this month so far|本月截至目前)/i;

export const NoStatementYet: Story = {
  play: async () => {
    const history = await card(statementHistory);
    await history.findByText(/your first statement will be ready on \d|首份对账单将于 \d/i);
  },
};

export const StatementsTurnedOff: Story = {
  parameters: mock('statements.off'),
  play: async () => {
    const history = await card(statementHistory);
    await history.findByText(/statements are turned off|未开启对账单/i);
  },
};

export const StatementsAvailable: Story = {
  parameters: mock('statements.available'),
  play: async () => {
    const history = await card(statementHistory);
    await userEvent.click(await history.findByRole('button', { name: written }));
    await screen.findByText(/^statement-[\d-]{10}_[\d-]{10}\.pdf (downloaded|已保存)$/);
  },
};

export const StatementsFailed: Story = { parameters: mock('statements.failed500') };

export const StatementDownloadFailed = refused('statements.export', errorCode.OPERATION_FAILED, async () => {
  const history = await card(statementHistory);
  await userEvent.click(await history.findByRole('button', { name: download }));
  await userEvent.click(await screen.findByRole('menuitem', { name: thisMonth }));
});

export const NetworksFailed = refused('applications.select', errorCode.OPERATION_FAILED, async () =>
  (await card(tokens)).findByRole('alert'),
);

export const StatementsLoading: Story = { parameters: mock('statements.loading') };

export const StatementsOnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}`, ...mock('statements.available') },
};

export const OnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}` },
};

export const SaveRefused = refused('billing.edit', errorCode.OPERATION_FAILED, async () => {
  const form = await card(tokens);
  await userEvent.click((await form.findAllByRole('checkbox'))[1] ?? document.body);
  await userEvent.click(form.getByRole('button', { name: save }));
});
