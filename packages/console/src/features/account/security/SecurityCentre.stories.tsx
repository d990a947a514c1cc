import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock, verify } from '#parts/stories/bankStory.ts';
import { hideColumn, openExport } from '#parts/list/listStory.ts';
import { onPhone } from '#parts/stories/phoneStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { viewRefused } from '#parts/views/viewStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, seen } from '#parts/stories/steps.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { googleCode, securityRoute } from './securityStory.ts';

export default {
  title: 'Screens/Account/Security centre',
  component: AccountScreen,
  parameters: { route: securityRoute(), spec: ['§2 Account', '§7 User calls'] },
} satisfies Meta<typeof AccountScreen>;

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
    const one = await flip(message('account.security.login'));
    await waitFor(() => expect(one).toBeChecked());
  },
};

export const PhraseChangesWithProof: Story = {
  parameters: { spec: ['§2 Account', '§6 Merchant permission'] },
  play: async (context) => {
    const phrase = await screen.findByRole('textbox', { name: message('account.phrase.label') });
    await userEvent.type(phrase, 'blue heron{Enter}');
    await seen(message('account.phrase.saved'));
    await userEvent.type(phrase, ' 2{Enter}');
    await verify(context);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: googleCode })).toBeNull());
    await expect(phrase).toHaveValue('blue heron 2');
  },
};

export const SwitchOffIsVerified: Story = {
  play: async (context) => {
    const one = await flip(message('account.switch.withdraw.email'));
    await verify(context);
    await waitFor(() => expect(one).not.toBeChecked());
  },
};

/**
 * An attacker without the authenticator app could use a weaker method, so adding such a method
 * requires a verification.
 */
export const WeakerMethodIsVerified: Story = {
  play: async (context) => {
    const one = await flip(message('account.switch.withdraw.email'));
    await verify(context);
    await waitFor(() => expect(one).not.toBeChecked());
    await waitFor(() => expect(one).toBeEnabled());
    context.loaded.api.advance(30);
    await userEvent.click(one);
    await seen(message('account.switch.recapOn'));
    await verify(context);
    await waitFor(() => expect(one).toBeChecked());
  },
};

export const LastMethodStays: Story = {
  parameters: mock('user.onlyAuthenticator'),
  play: async () => {
    await flip(message('account.switch.withdraw.google_auth'));
    await seen(message('account.wizard.onlyMethod'));
  },
};

export const FreezeAndUnfreeze: Story = {
  play: async (context) => {
    const one = await flip(message('account.freeze.switch'));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(message('account.freeze.consequence'))).toBeVisible();
    await expect(one).not.toBeChecked();
    await press(question, exact('account.freeze.confirm'));
    await waitFor(() => expect(one).toBeChecked());
    await waitFor(() => expect(one).toBeEnabled());
    await userEvent.click(one);
    await verify(context);
    await waitFor(() => expect(one).not.toBeChecked());
    await seen(message('account.security.lock.title'));
  },
};

export const OtherSessionsSignedOut: Story = {
  parameters: mock('user.severalSessions'),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: message('account.sessions.title') });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent(message('account.sessions.this'));
    await press(within(list), /iphone/i);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(list).toHaveFocus());
    const all = canvas.getByRole('button', { name: message('account.sessions.endAll') });
    await userEvent.click(all);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await expect(within(list).getByText(message('account.sessions.this'))).toBeVisible();
    await expect(all).not.toBeInTheDocument();
  },
};

export const SessionsFailed: Story = { parameters: mock('user.failed') };

export const LogFiltered: Story = { parameters: { route: `${securityRoute()}&type=2&range=30d` } };
export const LogExport: Story = { play: openExport };
export const LogColumnHidden: Story = { play: hideColumn };
export const LogFilteredEmpty: Story = {
  parameters: { route: `${securityRoute()}&type=4&range=days&from=2020-01-01&to=2020-01-02` },
  play: async () => seen(message('account.log.noMatch')),
};

export const NotYou: Story = {
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), message('account.notYou.open'));
    const ask = within(await screen.findByRole('alertdialog'));
    await press(ask, message('account.notYou.submit'));
    await screen.findByRole('dialog', { name: message('account.password.change') });
  },
};

export const OnMobile: Story = {
  render: () => <AccountScreen />,
  globals: { viewport: { value: 'mobile' } },
  parameters: { ...onPhone, route: `/m${securityRoute()}` },
};

export const SessionRefused = refused(
  'user.revokeSessions',
  errorCode.OPERATION_FAILED,
  async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: message('account.sessions.title') });
    await press(within(list), /iphone/i);
  },
  { ...mock('user.severalSessions'), refusalShown: 'toast' },
);

export const FreezeRefused = refused('funds.freeze', errorCode.TOO_FREQUENT, async () => {
  await flip(message('account.freeze.switch'));
  const question = within(await screen.findByRole('alertdialog'));
  await press(question, exact('account.freeze.confirm'));
});

export const ViewRefused = viewRefused(`${securityRoute()}&type=2`);

export const Partial: Story = { parameters: mock('user.partial') };
export const Offline: Story = { parameters: mock('user.offline') };
