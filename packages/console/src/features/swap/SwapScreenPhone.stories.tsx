import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from './SwapScreen.stories.tsx';
import { quote } from './parts/swapStory.ts';
import { SwapScreen } from './SwapScreen.tsx';

export default {
  title: 'Screens/Swap/Mobile swap',
  component: SwapScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/swap?from=307&to=101',
    spec: ['§2 Swap'],
  },
} satisfies Meta<typeof SwapScreen>;

export const Default: Story = {};

export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
  play: (stage) => quote(stage, '0.05'),
};

export const NoProofRequested = toPhone(Desktop.NoProofRequested);
export const Loading: Story = { parameters: mock('swap.loading') };
export const Failed: Story = { parameters: mock('swap.failed500') };
export const Partial: Story = { parameters: mock('swap.partial') };
export const Offline: Story = { parameters: mock('swap.offline') };
export const WrongShape = toPhone(Desktop.WrongShape);
export const LongText: Story = { parameters: mock('swap.longText') };
export const NoPairs: Story = { parameters: mock('swap.empty') };
export const NoBalance: Story = { parameters: mock('swap.noBalance') };
export const PairUnavailable = toPhone(Desktop.PairUnavailable);
export const PairMaintenance = toPhone(Desktop.PairMaintenance);
export const TokenNotSwappable = toPhone(Desktop.TokenNotSwappable);
export const Unauthorised = toPhone(Desktop.Unauthorised);
export const EmptyForm = toPhone(Desktop.EmptyForm);
export const Flipped = toPhone(Desktop.Flipped);
export const TooSmall = toPhone(Desktop.TooSmall);
export const InsufficientBalance = toPhone(Desktop.InsufficientBalance);
export const BalanceFailed = toPhone(Desktop.BalanceFailed);
export const QuoteLoading = toPhone(Desktop.QuoteLoading);
export const QuoteFailed = toPhone(Desktop.QuoteFailed);
export const QuoteRefused = toPhone(Desktop.QuoteRefused);
export const Quoted = toPhone(Desktop.Quoted);
export const InUsdtValue = toPhone(Desktop.InUsdtValue);
export const PriceImpact = toPhone(Desktop.PriceImpact);

export const Expired = toPhone(Desktop.Expired);

export const Confirm = toPhone(Desktop.Confirm);

export const ConfirmSevereImpact = toPhone(Desktop.ConfirmSevereImpact);

export const ExpiredWhileConfirming = toPhone(Desktop.ExpiredWhileConfirming);

export const PriceMoved = toPhone(Desktop.PriceMoved);

export const VerificationRequested = toPhone(Desktop.VerificationRequested);
export const Refused = toPhone(Desktop.Refused);

export const GasNotOpened = toPhone(Desktop.GasNotOpened);

export const WithdrawalsPaused = toPhone(Desktop.WithdrawalsPaused);
export const Frozen = toPhone(Desktop.Frozen);
export const OrderPending = toPhone(Desktop.OrderPending);
export const Ordered = toPhone(Desktop.Ordered);

export const Accomplished = toPhone(Desktop.Accomplished);

export const Canceled = toPhone(Desktop.Canceled);
export const BrokenLink = toPhone(Desktop.BrokenLink);

export const UnknownOutcome = toPhone(Desktop.UnknownOutcome);

export const NotSent = toPhone(Desktop.NotSent);
export const FoundAfterALostAnswer = toPhone(Desktop.FoundAfterALostAnswer);
