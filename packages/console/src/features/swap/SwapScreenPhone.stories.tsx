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
    hasNoHeading: true,
  },
} satisfies Meta<typeof SwapScreen>;

export const Default: Story = {};

export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
  play: (stage) => quote(stage, '0.05'),
};

export const NoProofRequested: Story = toPhone(Desktop.NoProofRequested);
export const Loading: Story = { parameters: mock('swap.loading') };
export const Failed: Story = { parameters: mock('swap.failed500') };
export const Partial: Story = { parameters: mock('swap.partial') };
export const Offline: Story = { parameters: mock('swap.offline') };
export const WrongShape: Story = toPhone(Desktop.WrongShape);
export const LongText: Story = { parameters: mock('swap.longText') };
export const NoPairs: Story = { parameters: mock('swap.empty') };
export const NoBalance: Story = { parameters: mock('swap.noBalance') };
export const PairUnavailable: Story = toPhone(Desktop.PairUnavailable);
export const PairMaintenance: Story = toPhone(Desktop.PairMaintenance);
export const TokenNotSwappable: Story = toPhone(Desktop.TokenNotSwappable);
export const Unauthorised: Story = toPhone(Desktop.Unauthorised);
export const EmptyForm: Story = toPhone(Desktop.EmptyForm);
export const Flipped: Story = toPhone(Desktop.Flipped);
export const TooSmall: Story = toPhone(Desktop.TooSmall);
export const InsufficientBalance: Story = toPhone(Desktop.InsufficientBalance);
export const BalanceFailed = toPhone(Desktop.BalanceFailed);
export const QuoteLoading: Story = toPhone(Desktop.QuoteLoading);
export const QuoteFailed: Story = toPhone(Desktop.QuoteFailed);
export const QuoteRefused = toPhone(Desktop.QuoteRefused);
export const Quoted: Story = toPhone(Desktop.Quoted);
export const InUsdtValue: Story = toPhone(Desktop.InUsdtValue);
export const PriceImpact: Story = toPhone(Desktop.PriceImpact);

export const Expired: Story = toPhone(Desktop.Expired);

export const Confirm: Story = toPhone(Desktop.Confirm);

export const ConfirmSevereImpact: Story = toPhone(Desktop.ConfirmSevereImpact);

export const ExpiredWhileConfirming: Story = toPhone(Desktop.ExpiredWhileConfirming);

export const PriceMoved: Story = toPhone(Desktop.PriceMoved);

export const VerificationRequested: Story = toPhone(Desktop.VerificationRequested);
export const Refused = toPhone(Desktop.Refused);

export const GasNotOpened: Story = toPhone(Desktop.GasNotOpened);

export const WithdrawalsPaused: Story = toPhone(Desktop.WithdrawalsPaused);
export const Frozen: Story = toPhone(Desktop.Frozen);
export const OrderPending: Story = toPhone(Desktop.OrderPending);
export const Ordered: Story = toPhone(Desktop.Ordered);

export const Accomplished: Story = toPhone(Desktop.Accomplished);

export const Canceled: Story = toPhone(Desktop.Canceled);
export const BrokenLink: Story = toPhone(Desktop.BrokenLink);

export const UnknownOutcome: Story = toPhone(Desktop.UnknownOutcome);

export const NotSent: Story = toPhone(Desktop.NotSent);
export const FoundAfterALostAnswer: Story = toPhone(Desktop.FoundAfterALostAnswer);
