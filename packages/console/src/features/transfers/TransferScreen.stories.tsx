import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type Stage, mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { pressFirst, seen, visible } from '#parts/stories/steps.ts';
import { fill, send, submit, writeAccount, writeAmount } from './transferStory.ts';
import { TransferScreen } from './TransferScreen.tsx';

export default {
  title: 'Screens/Assets/Internal transfer',
  component: TransferScreen,
  parameters: { route: '/property/transfer?id=101', spec: ['§7 Internal transfer'] },
} satisfies Meta<typeof TransferScreen>;

const transferShows = (text: RegExp) => async (stage: Stage) => {
  await send(stage);
  await seen(text);
};

export const Default: Story = {};

export const NoneSelected: Story = { parameters: { route: '/property/transfer' } };

export const TokenNotFound: Story = { parameters: { route: '/property/transfer?id=999' } };

export const Loading: Story = { parameters: mock('statistics.loading') };

export const Failed: Story = { parameters: mock('statistics.failed500') };

export const Offline: Story = { parameters: mock('statistics.offline') };

export const NoMoney: Story = { parameters: { mock: { merchant: 'fresh' } } };

export const LongText: Story = {
  parameters: mock('transfers.longText'),
  play: () => writeAccount('10013401'),
};

export const Unauthorised: Story = {
  parameters: { ...mock('user.notOpened'), spec: ['§6 Merchant permission'] },
};

export const EmptyForm: Story = {
  parameters: { spec: ['§5 Required'] },
  play: async () => {
    await submit();
    await seen(message('errors.field.required'));
  },
};

export const RecentRecipient: Story = {
  play: async () => {
    await pressFirst(screen, /Pr\*\*\* GmbH/);
    await visible(screen.findByRole('checkbox'));
  },
};

export const PayeeFound: Story = {
  play: async () => {
    await writeAccount('accounts@acme.example');
    await expect(await screen.findByRole('checkbox')).not.toBeChecked();
  },
};

export const MerchantDoesNotExist: Story = {
  parameters: { spec: ['§8 10021'] },
  play: async () => {
    await writeAccount('99999999');
    await seen(message('errors.10021'));
  },
};

export const AccountDoesNotExist: Story = {
  parameters: { spec: ['§8 10003'] },
  play: async () => {
    await writeAccount('nobody@nowhere.example');
    await seen(message('errors.10003'));
  },
};

export const OwnAccount: Story = {
  play: async () => {
    await writeAccount('10012846');
    await seen(message('errors.field.account_self'));
  },
};

export const PayeeRefused = refused('transfers.payee', errorCode.MERCHANT_NOT_FOUND, () =>
  writeAccount('10013401'),
);

export const NotTicked: Story = {
  play: async () => {
    await writeAccount('10013401');
    await screen.findByRole('checkbox');
    await writeAmount('12.5');
    await submit();
    await seen(message('assets.transfer.tick'));
  },
};

export const InsufficientBalance: Story = {
  parameters: { spec: ['§5 Amount', '§8 10023'] },
  play: async () => {
    await writeAmount('99999999');
    await seen(message('money.amount.overBalance'));
  },
};

export const MaxWithinTheLimits: Story = {
  parameters: mock('transfers.limits'),
  play: async () => {
    const max = await screen.findByRole('button', { name: exact('money.amount.max') });
    await waitFor(() => expect(max).toBeEnabled());
    await userEvent.click(max);
    await seen(exact('money.amount.max.max', { operation: message('money.operation.transfer') }));
  },
};

export const Verification: Story = {
  parameters: { spec: ['§6 Merchant permission'] },
  play: async () => {
    await fill();
    await submit();
    await seen(message('assets.transfer.confirm'));
  },
};

export const Refused = refused('transfers.create', errorCode.INSUFFICIENT_BALANCE, send);

export const TooSmall: Story = {
  parameters: { ...mock('transfers.tooSmall'), spec: ['§8 10022'] },
  play: transferShows(exact('money.amount.tooSmall', { min: '0.5 USDT' })),
};

export const TooLarge: Story = {
  parameters: { ...mock('transfers.tooLarge'), spec: ['§8 10025'] },
  play: transferShows(message('money.amount.tooLarge', { max: '20,000 USDT' })),
};

export const LimitWithin24Hours: Story = {
  parameters: { ...mock('transfers.limit24h'), spec: ['§8 10026'] },
  play: transferShows(message('money.amount.overDayUntil', { left: '5.000000 USDT' })),
};

export const NotSaved: Story = {
  parameters: { ...mock('transfers.notSaved'), spec: ['§8 10002'] },
  play: transferShows(message('errors.field.account_not_saved')),
};

export const CoolingOff: Story = {
  parameters: { ...mock('transfers.coolingOff'), spec: ['§8 10002'] },
  play: transferShows(message('errors.field.account_cooling')),
};

export const WithdrawalsPaused: Story = {
  parameters: { ...mock('transfers.closedAccount'), spec: ['§8 10024'] },
  play: transferShows(message('money.closed.until')),
};

export const Frozen: Story = {
  parameters: { ...mock('transfers.frozen'), spec: ['§8 10024'] },
  play: async (stage) => {
    await send(stage);
    await visible(screen.findByRole('link', { name: message('common.toSecurity') }));
  },
};

export const Done: Story = {
  parameters: { spec: ['§4 Record progress'] },
  play: transferShows(message('money.done.transfer', { amount: '12.500000 USDT' })),
};

export const UnknownOutcome: Story = {
  parameters: mock('transfers.unknown', 'requests.unreachable'),
  play: transferShows(message('money.pending.title')),
};

export const NotSent: Story = {
  parameters: mock('transfers.unknown'),
  play: transferShows(message('money.notMoved.title')),
};

export const FoundAfterALostAnswer: Story = {
  parameters: mock('transfers.answerLost'),
  play: transferShows(message('money.done.transfer', { amount: '12.500000 USDT' })),
};
