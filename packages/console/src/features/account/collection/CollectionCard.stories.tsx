import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '#parts/optionStory.ts';
import { onPhone } from '#parts/phoneStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { AccountScreen } from '../desktop/AccountScreen.tsx';
import { MobileAccountScreen } from '../mobile/MobileAccountScreen.tsx';

const route = '/accountInfo?page_tab=_billSetting';

const meta = {
  title: 'Screens/Account/Automatic collection',
  component: AccountScreen,
  parameters: { route, spec: ['§5 Automatic collection', '§9 Smallest collection'] },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const mock = (...scenario: string[]) => ({ mock: { scenario } });

async function openForm({ canvasElement }: Pick<Played, 'canvasElement'>) {
  const button = await within(canvasElement).findByRole('button', { name: /^(add rule|添加归集计划)$/i });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const form = within(await screen.findByRole('dialog'));
  // The form is fetched.
  await form.findByRole('button', { name: /^(save rule|保存计划)$/i });
  return form;
}

async function choose(form: ReturnType<typeof within>, label: RegExp, option: RegExp) {
  const field = await form.findByRole('button', { name: label });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.click(field);
  await chooseOption(option);
}

const chooseToken = (form: ReturnType<typeof within>) =>
  choose(form, /token and network|币种与网络/i, /usdt.*tron/i);
const submit = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: /^(save rule|保存计划)$/i }));

async function verify({ loaded }: Played): Promise<void> {
  await userEvent.type(
    await screen.findByLabelText(/^(transaction password|交易密码)/i),
    DEMO_TRADE_PASSWORD,
  );
  const code = screen.getByRole('textbox', { name: /authenticator code|谷歌验证码/i });
  await userEvent.type(code, loaded.api.currentTotp());
  await userEvent.keyboard('{Enter}');
}

export const Failed: Story = { parameters: mock('billing.failed') };

export const BelowThirty: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    const threshold = form.getByRole('textbox', { name: /minimum amount|触发金额/i });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '29.99');
    await submit(form);
    await expect(await form.findByText(/can’t be below 30 usdt|不能低于 30 usdt/i)).toBeVisible();
    await waitFor(() => expect(threshold).toHaveFocus());
  },
};

export const Simulated: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    await choose(form, /send to|收款地址/i, /treasury/i);
    await userEvent.click(form.getByRole('button', { name: /preview a run|现在执行/i }));
    await expect(await form.findByText(/to treasury cold\. fee|向 treasury cold 转出/i)).toBeVisible();
  },
};

export const NoSavedAddress: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await choose(form, /token and network|币种与网络/i, /usdt.*solana/i);
    await expect(await form.findByText(/no active saved address|暂无可用于/i)).toBeVisible();
  },
};

export const GasNotOpened: Story = {
  parameters: { ...mock('errors.10028'), spec: ['§8 10028'] },
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    await choose(form, /send to|收款地址/i, /treasury/i);
    await submit(form);
    await expect(await form.findByRole('link', { name: /open put chain|开通 put/i })).toBeVisible();
  },
};

export const TurnedOn: Story = {
  play: async (context) => {
    const form = await openForm(context);
    await chooseToken(form);
    await choose(form, /send to|收款地址/i, /treasury/i);
    await submit(form);
    await verify(context);
    const list = await within(context.canvasElement).findByRole('list', {
      name: /automatic collection rules|归集计划/i,
    });
    await expect(await within(list).findByText(/^(on|已开启)$/i)).toBeVisible();
    // Pausing moves no money, so it needs no code.
    await userEvent.click(await within(list).findByRole('button', { name: /^(pause|暂停)/i }));
    await expect(await within(list).findByText(/^(paused|已暂停)$/i)).toBeVisible();
  },
};

export const OnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}` },
  play: async (context) => chooseToken(await openForm(context)),
};

const pending = /until then the current amounts apply|在此之前按当前金额执行/i;

/** Lower amounts take effect in 48 hours; the form says so before they are saved. */
export const LoweredAmountsWait: Story = {
  parameters: mock('billing.collectionBlocked'),
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(edit the rule|修改|编辑)/i }));
    const form = within(await screen.findByRole('dialog'));
    const keep = await form.findByRole('textbox', { name: /amount to keep|保留/i });
    await userEvent.clear(keep);
    await userEvent.type(keep, '0');
    await form.findByText(/48 hours after you save|保存 48 小时后生效/i);
    await submit(form);
    await verify(context);
    await expect(await page.findByText(pending)).toBeVisible();
    await expect(context.loaded.api.merchant().settings.bill.collections[0]?.keep_amount).toBe('1000');
  },
};

export const PendingAmountsDropped: Story = {
  parameters: mock('billing.collectionPending'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(pending)).toBeVisible();
    const keep = await page.findByRole('button', {
      name: /^(keep current amounts of usdt|保留当前金额：usdt)/i,
    });
    await waitFor(() => expect(keep).toBeEnabled());
    await userEvent.click(keep);
    await waitFor(() => expect(page.queryByText(pending)).toBeNull());
  },
};

export const PendingOnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${route}`, ...mock('billing.collectionPending') },
};

/** The last run met a rule: it says which one, and that it is tried again. */
export const Blocked: Story = {
  parameters: mock('billing.collectionBlocked'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/withdrawals are frozen|提现已冻结/i);
  },
};

export const FeeFailed = refused(
  'withdrawals.cost',
  errorCode.CURRENCY_NOT_FOUND,
  async (stage) => chooseToken(await openForm(stage)),
  { refusalSays: 'collection.form.feeFailed' },
);
