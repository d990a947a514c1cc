import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD } from '@settlement/api-mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, onSmallestPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from './TransferPanel.stories.tsx';
import { fill, mock, press, seen, verify, writeAccount } from './transferStory.ts';
import { TransferPanel } from './TransferPanel.tsx';

const meta = {
  title: 'Screens/Assets/Mobile internal transfer',
  component: TransferPanel,
  parameters: {
    ...onPhone,
    route: '/m/property?transfer=101',
    spec: ['§7 Internal transfer'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof TransferPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];
const codeOf = ({ loaded }: Played): string => {
  const bank: MockApi = loaded.api;
  return bank.currentTotp();
};

export const Default: Story = {};

/** 320 px: nothing scrolls sideways. */
export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
  play: () => fill(),
};

export const NoneSelected: Story = toPhone(Desktop.NoneSelected);
export const TokenNotFound: Story = toPhone(Desktop.TokenNotFound);
export const Loading: Story = { parameters: mock('statistics.loading') };
export const Failed: Story = { parameters: mock('statistics.failed500') };
export const Offline: Story = toPhone(Desktop.Offline);
export const NoMoney: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const LongText: Story = toPhone(Desktop.LongText);
export const Unauthorised: Story = toPhone(Desktop.Unauthorised);
export const EmptyForm: Story = { play: () => press() };
export const RecentRecipient: Story = toPhone(Desktop.RecentRecipient);
export const PayeeFound: Story = toPhone(Desktop.PayeeFound);

export const MerchantDoesNotExist: Story = {
  play: async () => {
    await writeAccount('99999999');
    await seen(/Merchant does not exist|商户不存在/i);
  },
};

export const AccountDoesNotExist: Story = toPhone(Desktop.AccountDoesNotExist);
export const OwnAccount: Story = toPhone(Desktop.OwnAccount);
export const PayeeRefused = toPhone(Desktop.PayeeRefused);
export const NotTicked: Story = toPhone(Desktop.NotTicked);
export const Filled: Story = { play: () => fill() };
export const InsufficientBalance: Story = toPhone(Desktop.InsufficientBalance);
export const MaxWithinTheLimits: Story = toPhone(Desktop.MaxWithinTheLimits);
export const Verification: Story = toPhone(Desktop.Verification);
export const Refused = toPhone(Desktop.Refused);
export const TooSmall: Story = toPhone(Desktop.TooSmall);
export const TooLarge: Story = toPhone(Desktop.TooLarge);
export const LimitWithin24Hours: Story = toPhone(Desktop.LimitWithin24Hours);
export const NotSaved: Story = toPhone(Desktop.NotSaved);
export const CoolingOff: Story = toPhone(Desktop.CoolingOff);
export const WithdrawalsPaused: Story = toPhone(Desktop.WithdrawalsPaused);
export const Frozen: Story = toPhone(Desktop.Frozen);

export const Done: Story = {
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/12.500000 USDT sent to|转账 12.500000 USDT/);
  },
};

export const UnknownOutcome: Story = {
  parameters: mock('transfers.unknown', 'requests.unreachable'),
  play: async (stage) => {
    await verify(codeOf(stage), DEMO_TRADE_PASSWORD);
    await seen(/don’t know yet|结果确认中/);
  },
};

export const NotSent: Story = toPhone(Desktop.NotSent);
export const FoundAfterALostAnswer: Story = toPhone(Desktop.FoundAfterALostAnswer);
