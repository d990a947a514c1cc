import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clockAtom } from '#data/clock.ts';
import { onPhone } from '#parts/phoneStory.ts';
import { Asking } from './verificationStory.tsx';

const meta = {
  title: 'Screens/Security/Verification',
  component: Asking,
  args: { asksFirst: true },
  parameters: { route: '/property', spec: ['§6 Withdrawals', '§8 10038'] },
  play: async ({ canvasElement }) => open(canvasElement),
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const bankOf = ({ loaded }: Played): MockApi => loaded.api;
const codeField = () => screen.findByRole('textbox', { name: /code|验证码/i });

async function open(canvasElement: HTMLElement): Promise<void> {
  const button = await within(canvasElement).findByRole('button', { name: 'Continue' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

async function fill(password: string, code: string): Promise<void> {
  const field = await screen.findByLabelText(/^(transaction password|交易密码)/i);
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.type(await codeField(), code);
}

export const Money: Story = {};

export const RequestedByServer: Story = { args: { asksFirst: false } };

export const Accepted: Story = {
  play: async (context) => {
    await open(context.canvasElement);
    await fill(DEMO_TRADE_PASSWORD, bankOf(context).currentTotp());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await within(context.canvasElement).findByText('sent')).toBeVisible();
  },
};

export const EmptyInput: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(await screen.findByText(/enter the verification code|请输入验证码/i)).toBeVisible();
    await expect(screen.getByLabelText(/^(transaction password|交易密码)/i)).toHaveFocus();
  },
};

export const WrongCode: Story = {
  parameters: { spec: ['§8 10018'] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await fill(DEMO_TRADE_PASSWORD, '000000');
    await userEvent.keyboard('{Enter}');
    const failure = await within(screen.getByRole('dialog')).findByText(/google code error|谷歌验证码错误/i);
    await expect(failure).toBeVisible();
    await waitFor(async () => expect(await codeField()).toHaveFocus());
  },
};

export const WrongPassword: Story = {
  parameters: { spec: ['§8 10011'] },
  play: async (context) => {
    await open(context.canvasElement);
    await fill('Wrong2026', bankOf(context).currentTotp());
    await userEvent.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(/password error|密码错误/i)).toBeVisible();
  },
};

export const LockedAfterFiveTries: Story = {
  parameters: { spec: ['§8 10010'] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await fill(DEMO_TRADE_PASSWORD, '000000');
    const dialog = within(screen.getByRole('dialog'));
    const send = screen.getByRole('button', { name: 'Send' });
    for (let tries = 0; tries < 6; tries += 1) {
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.click(send);
      await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    }
    await expect(await dialog.findByText(/too many failed attempts|错误次数过多/i)).toBeVisible();
  },
};

export const CodeByEmail: Story = {
  play: async (context) => {
    await open(context.canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: /email|邮箱/i }));
    await userEvent.click(screen.getByRole('button', { name: /send code|发送验证码/i }));
    await expect(await screen.findByText(/sent to|已发送至/i)).toBeVisible();
    const code = bankOf(context).inbox()[0]?.code ?? '';
    await fill(DEMO_TRADE_PASSWORD, code);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(await within(context.canvasElement).findByText('sent')).toBeVisible();
  },
};

export const CodeExpired: Story = {
  parameters: { spec: ['§8 10027'] },
  play: async (context) => {
    await open(context.canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: /email|邮箱/i }));
    await userEvent.click(screen.getByRole('button', { name: /send code|发送验证码/i }));
    await screen.findByText(/sent to|已发送至/i);
    const code = bankOf(context).inbox()[0]?.code ?? '';
    bankOf(context).advance(601);
    await fill(DEMO_TRADE_PASSWORD, code);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(/error or expired|错误或已过期/i)).toBeVisible();
  },
};

/** The countdown to the next code goes on while the dialog is closed. */
export const CodeRequestedTwice: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: /email|邮箱/i }));
    await userEvent.click(screen.getByRole('button', { name: /send code|发送验证码/i }));
    await screen.findByText(/sent to|已发送至/i);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: /email|邮箱/i }));
    await expect(screen.getByRole('button', { name: /resend in|秒后重新发送/i })).toBeVisible();
  },
};

export const Canceled: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(await within(canvasElement).findByText('cancelled')).toBeVisible();
    // The focus goes back a frame after the dialog is gone.
    const opener = within(canvasElement).getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClockIsOff: Story = {
  play: async (context) => {
    const { api, store } = context.loaded;
    store.set(clockAtom, { now: () => api.clock.now() - 47 });
    await open(context.canvasElement);
    await expect(await screen.findByText(/about 47 seconds off|误差约 47 秒/)).toBeVisible();
  },
};

export const NoMethodSetUp: Story = { parameters: mock('user.noMethod') };

export const NoPassword: Story = {
  play: async (context) => {
    Object.assign(bankOf(context).merchant().profile, { passwordHash: '', tradePasswordHash: '' });
    await open(context.canvasElement);
    await expect(await screen.findByText(/set a transaction password first|请先设置交易密码/i)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: '/m/property', counterpart: 'screens-security-verification--money' },
};

/** The phone is one of the methods; its code is wrong. */
export const WrongTextCode: Story = {
  parameters: { spec: ['§8 10008'] },
  beforeEach: ({ loaded }) => {
    for (const one of loaded.api.merchant().profile.switches) {
      if (one.method === 'phone') one.open = onOffCode.on;
    }
  },
  play: async (context) => {
    await open(context.canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: /text message|phone|短信/i }));
    await userEvent.click(screen.getByRole('button', { name: /send code|发送验证码/i }));
    await screen.findByText(/sent to|已发送至/i);
    await fill(DEMO_TRADE_PASSWORD, '000000');
    await userEvent.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(/error or expired|错误或已过期/i)).toBeVisible();
  },
};
