import { errorCode } from '@settlement/api-mocks/contract/errors';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hideColumn, openExport } from '#parts/list/listStory.ts';
import { onPhone } from '#parts/phoneStory.ts';
import { refused } from '#parts/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { AccountScreen } from '../desktop/AccountScreen.tsx';
import { MobileAccountScreen } from '../mobile/MobileAccountScreen.tsx';
import { googleCode, mock, securityRoute, seen } from './securityStory.ts';

const meta = {
  title: 'Screens/Account/Security centre',
  component: AccountScreen,
  parameters: { route: securityRoute(), spec: ['§2 Account', '§7 User calls'] },
} satisfies Meta<typeof AccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function verify({ loaded }: Played) {
  const code = await screen.findByRole('textbox', { name: googleCode });
  await userEvent.type(
    screen.getByLabelText(/^(transaction password|交易密码)/i, { selector: 'input' }),
    DEMO_TRADE_PASSWORD,
  );
  await userEvent.type(code, loaded.api.currentTotp());
  await userEvent.keyboard('{Enter}');
}

const flip = async (name: RegExp) => {
  const one = await screen.findByRole('switch', { name });
  await userEvent.click(one);
  return one;
};

export const Default: Story = {};
export const NoMethodSetUp: Story = { parameters: mock('user.noMethod') };
export const Locked: Story = { parameters: { mock: { merchant: 'locked' } } };
export const Frozen: Story = { parameters: mock('user.frozen') };
export const UnderReview: Story = { parameters: mock('user.underReview') };

export const TurnOnNeedsNoProof: Story = {
  play: async () => {
    const one = await flip(/two-step verification at sign-in|登录两步验证/i);
    await waitFor(() => expect(one).toBeChecked());
  },
};

export const PhraseChangesWithProof: Story = {
  parameters: { spec: ['§2 Account', '§6 Merchant permission'] },
  play: async (context) => {
    const phrase = await screen.findByRole('textbox', { name: /your phrase|您的防钓鱼码/i });
    await userEvent.type(phrase, 'blue heron{Enter}');
    await seen(/phrase saved|防钓鱼码已保存/i);
    await userEvent.type(phrase, ' 2{Enter}');
    await verify(context);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: googleCode })).toBeNull());
    await expect(phrase).toHaveValue('blue heron 2');
  },
};

export const SwitchOffIsVerified: Story = {
  play: async (context) => {
    const one = await flip(/by email code|提现验证：邮箱/i);
    await verify(context);
    await waitFor(() => expect(one).not.toBeChecked());
  },
};

/** A weaker method beside the authenticator would be enough by itself. */
export const WeakerMethodIsVerified: Story = {
  play: async (context) => {
    const one = await flip(/by email code|提现验证：邮箱/i);
    await verify(context);
    await waitFor(() => expect(one).not.toBeChecked());
    await waitFor(() => expect(one).toBeEnabled());
    context.loaded.api.advance(30);
    await userEvent.click(one);
    await seen(/adding a way to verify|正在增加提现的验证方式/i);
    await verify(context);
    await waitFor(() => expect(one).toBeChecked());
  },
};

export const LastMethodStays: Story = {
  parameters: mock('user.onlyAuthenticator'),
  play: async () => {
    await flip(/by authenticator code|提现验证：谷歌/i);
    await seen(/only way to verify withdrawals|唯一的提现验证方式/i);
  },
};

export const FreezeAndUnfreeze: Story = {
  play: async (context) => {
    const one = await flip(/freeze withdrawals, transfers|冻结提现、转账与兑换/i);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/wait 24 hours|等待 24 小时/i)).toBeVisible();
    await expect(one).not.toBeChecked();
    await userEvent.click(question.getByRole('button', { name: /^(freeze now|立即冻结)$/i }));
    await waitFor(() => expect(one).toBeChecked());
    await waitFor(() => expect(one).toBeEnabled());
    await userEvent.click(one);
    await verify(context);
    await waitFor(() => expect(one).not.toBeChecked());
    await seen(/withdrawals are paused|提现已暂停/i);
  },
};

export const OtherSessionsSignedOut: Story = {
  parameters: mock('user.severalSessions'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: /active sessions|登录设备/i });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/this device|当前设备/i);
    await userEvent.click(within(list).getByRole('button', { name: /iphone/i }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    // The focus does not go with the device.
    await waitFor(() => expect(list).toHaveFocus());
    const all = canvas.getByRole('button', { name: /sign out of all other devices|下线其他所有/i });
    await userEvent.click(all);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(within(list).getByText(/this device|当前设备/i)).toBeVisible();
    await expect(all).not.toBeInTheDocument();
  },
};

export const SessionsFailed: Story = { parameters: mock('user.failed') };

export const LogFiltered: Story = {
  parameters: { route: `${securityRoute()}&type=2&range=30d` },
};
export const LogExport: Story = { play: openExport };
export const LogColumnHidden: Story = { play: hideColumn };
export const LogFilteredEmpty: Story = {
  parameters: { route: `${securityRoute()}&type=4&range=days&from=2020-01-01&to=2020-01-02` },
  play: async () => seen(/no entries match|没有符合条件/i),
};

export const NotYou: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /wasn.t this you|非本人操作/i }),
    );
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: /freeze and change|冻结并修改/i }));
    await screen.findByRole('dialog', { name: /change account password|修改账户密码/i });
  },
};

export const OnMobile: Story = {
  render: () => <MobileAccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${securityRoute()}` },
};

/** The device stays in the list. */
export const SessionRefused = refused(
  'user.revokeSessions',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: /active sessions|登录设备/i });
    await userEvent.click(await within(list).findByRole('button', { name: /iphone/i }));
  },
  { ...mock('user.severalSessions'), refusalShown: 'toast' },
);

export const FreezeRefused = refused('funds.freeze', errorCode.TOO_FREQUENT, async () => {
  await flip(/freeze withdrawals, transfers|冻结提现、转账与兑换/i);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: /^(freeze now|立即冻结)$/i }));
});

export const ViewRefused = viewRefused(`${securityRoute()}&type=2`);

/** The merchant can be read; the log and the other devices can't. */
export const Partial: Story = { parameters: mock('user.partial') };
export const Offline: Story = { parameters: mock('user.offline') };
