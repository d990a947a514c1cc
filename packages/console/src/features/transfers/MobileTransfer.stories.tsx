import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from './TransferScreen.stories.tsx';
import { fill, submit } from './transferStory.ts';
import { TransferScreen } from './TransferScreen.tsx';

export default {
  title: 'Screens/Assets/Mobile internal transfer',
  component: TransferScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/transfer?id=101',
    spec: ['§7 Internal transfer'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof TransferScreen>;

export const Default: Story = {};

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
export const EmptyForm: Story = { play: () => submit() };
export const RecentRecipient: Story = toPhone(Desktop.RecentRecipient);
export const PayeeFound: Story = toPhone(Desktop.PayeeFound);

export const MerchantDoesNotExist: Story = toPhone(Desktop.MerchantDoesNotExist);

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

export const Done: Story = toPhone(Desktop.Done);

export const UnknownOutcome: Story = toPhone(Desktop.UnknownOutcome);

export const NotSent: Story = toPhone(Desktop.NotSent);
export const FoundAfterALostAnswer: Story = toPhone(Desktop.FoundAfterALostAnswer);
