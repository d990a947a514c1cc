import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clockAtom } from '#data/calls/serverClock.ts';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, type, visible } from '#parts/stories/steps.ts';
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
const bankOf = ({ loaded }: Played): MockApi => loaded.api;
const codeLabel = message([
  'verification.code.google_auth',
  'verification.code.email',
  'verification.code.phone',
]);
const codeField = () => screen.findByRole('textbox', { name: codeLabel });

async function open(canvasElement: HTMLElement): Promise<void> {
  const button = await within(canvasElement).findByRole('button', {
    name: message('verification.continue'),
  });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

async function fill(password: string, code: string): Promise<void> {
  const field = await screen.findByLabelText(message('account.security.trade'));
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await type(codeField(), code);
}

export const Money: Story = {};

export const RequestedByServer: Story = { args: { asksFirst: false } };

export const Accepted: Story = {
  play: async (context) => {
    await open(context.canvasElement);
    await fill(DEMO_TRADE_PASSWORD, bankOf(context).currentTotp());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await visible(within(context.canvasElement).findByText(exact('assets.transfer.doneText')));
  },
};

export const EmptyInput: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press(screen, exact('assets.action.transfer'));
    await visible(screen.findByText(message('verification.code.empty')));
    await expect(screen.getByLabelText(message('account.security.trade'))).toHaveFocus();
  },
};

export const WrongCode: Story = {
  parameters: { spec: ['§8 10018'] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await fill(DEMO_TRADE_PASSWORD, '000000');
    await userEvent.keyboard('{Enter}');
    const failure = await within(screen.getByRole('dialog')).findByText(message('verification.triesLeft'));
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
    await visible(dialog.findByText(message('errors.10011')));
  },
};

export const LockedAfterFiveTries: Story = {
  parameters: { spec: ['§8 10010'] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await fill(DEMO_TRADE_PASSWORD, '000000');
    const dialog = within(screen.getByRole('dialog'));
    const send = screen.getByRole('button', { name: exact('assets.action.transfer') });
    for (let tries = 0; tries < 6; tries += 1) {
      await waitFor(() => expect(send).toBeEnabled());
      await userEvent.click(send);
      await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
    }
    await visible(dialog.findByText(message('verification.locked')));
  },
};

export const CodeByEmail: Story = {
  play: async (context) => {
    await open(context.canvasElement);
    await press(screen, message('verification.method.email'), 'radio');
    await press(screen, message('verification.send'));
    await visible(screen.findByText(message('verification.sentTo')));
    const code = bankOf(context).inbox()[0]?.code ?? '';
    await fill(DEMO_TRADE_PASSWORD, code);
    await press(screen, exact('assets.action.transfer'));
    await visible(within(context.canvasElement).findByText(exact('assets.transfer.doneText')));
  },
};

export const CodeExpired: Story = {
  parameters: { spec: ['§8 10027'] },
  play: async (context) => {
    await open(context.canvasElement);
    await press(screen, message('verification.method.email'), 'radio');
    await press(screen, message('verification.send'));
    await screen.findByText(message('verification.sentTo'));
    const code = bankOf(context).inbox()[0]?.code ?? '';
    bankOf(context).advance(601);
    await fill(DEMO_TRADE_PASSWORD, code);
    await press(screen, exact('assets.action.transfer'));
    const dialog = within(screen.getByRole('dialog'));
    await visible(dialog.findByText(message('verification.sentCode.triesLeft')));
  },
};

export const CodeRequestedTwice: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await press(screen, message('verification.method.email'), 'radio');
    await press(screen, message('verification.send'));
    await screen.findByText(message('verification.sentTo'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(canvasElement);
    await press(screen, message('verification.method.email'), 'radio');
    await expect(screen.getByRole('button', { name: message('verification.wait') })).toBeVisible();
  },
};

export const Canceled: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await visible(within(canvasElement).findByText(exact('common.cancel')));
    const opener = within(canvasElement).getByRole('button', { name: message('verification.continue') });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClockIsOff: Story = {
  play: async (context) => {
    const { api, store } = context.loaded;
    store.set(clockAtom, { now: () => api.clock.now() - 47 });
    await open(context.canvasElement);
    await visible(screen.findByText(message('verification.drift', { amount: /47.*/ })));
  },
};

export const NoMethodSetUp: Story = { parameters: mock('user.noMethod') };

export const NoPassword: Story = {
  play: async (context) => {
    Object.assign(bankOf(context).merchant().profile, { passwordHash: '', tradePasswordHash: '' });
    await open(context.canvasElement);
    await visible(screen.findByText(message('verification.noPassword.title')));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: '/m/property', counterpart: 'screens-security-verification--money' },
};

export const WrongTextCode: Story = {
  parameters: { spec: ['§8 10008'] },
  beforeEach: ({ loaded }) => {
    for (const one of loaded.api.merchant().profile.switches) {
      if (one.method === 'phone') one.open = onOffCode.on;
    }
  },
  play: async (context) => {
    await open(context.canvasElement);
    await press(screen, message('verification.method.phone'), 'radio');
    await press(screen, message('verification.send'));
    await screen.findByText(message('verification.sentTo'));
    await fill(DEMO_TRADE_PASSWORD, '000000');
    await userEvent.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog'));
    await visible(dialog.findByText(message('verification.sentCode.triesLeft')));
  },
};
