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
  },
} satisfies Meta<typeof TransferScreen>;

export const Default: Story = {};

export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
  play: () => fill(),
};

export const NoneSelected = toPhone(Desktop.NoneSelected);
export const TokenNotFound = toPhone(Desktop.TokenNotFound);
export const Loading: Story = { parameters: mock('statistics.loading') };
export const Failed: Story = { parameters: mock('statistics.failed500') };
export const Offline = toPhone(Desktop.Offline);
export const NoMoney: Story = { parameters: { mock: { merchant: 'fresh' } } };
export const LongText = toPhone(Desktop.LongText);
export const Unauthorised = toPhone(Desktop.Unauthorised);
export const EmptyForm: Story = { play: () => submit() };
export const RecentRecipient = toPhone(Desktop.RecentRecipient);
export const PayeeFound = toPhone(Desktop.PayeeFound);

export const MerchantDoesNotExist = toPhone(Desktop.MerchantDoesNotExist);

export const AccountDoesNotExist = toPhone(Desktop.AccountDoesNotExist);
export const OwnAccount = toPhone(Desktop.OwnAccount);
export const PayeeRefused = toPhone(Desktop.PayeeRefused);
export const NotTicked = toPhone(Desktop.NotTicked);
export const Filled: Story = { play: () => fill() };
export const InsufficientBalance = toPhone(Desktop.InsufficientBalance);
export const MaxWithinTheLimits = toPhone(Desktop.MaxWithinTheLimits);
export const Verification = toPhone(Desktop.Verification);
export const Refused = toPhone(Desktop.Refused);
export const TooSmall = toPhone(Desktop.TooSmall);
export const TooLarge = toPhone(Desktop.TooLarge);
export const LimitWithin24Hours = toPhone(Desktop.LimitWithin24Hours);
export const NotSaved = toPhone(Desktop.NotSaved);
export const CoolingOff = toPhone(Desktop.CoolingOff);
export const WithdrawalsPaused = toPhone(Desktop.WithdrawalsPaused);
export const Frozen = toPhone(Desktop.Frozen);

export const Done = toPhone(Desktop.Done);

export const UnknownOutcome = toPhone(Desktop.UnknownOutcome);

export const NotSent = toPhone(Desktop.NotSent);
export const FoundAfterALostAnswer = toPhone(Desktop.FoundAfterALostAnswer);
