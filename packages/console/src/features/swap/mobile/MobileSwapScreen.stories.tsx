import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { onPhone, onSmallestPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from '../desktop/SwapScreen.stories.tsx';
import { mock, order, passSeconds, quote, review, labels } from '../parts/swapStory.ts';
import { MobileSwapScreen } from './MobileSwapScreen.tsx';

const meta = {
  title: 'Screens/Swap/Mobile swap',
  component: MobileSwapScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/swap?from=307&to=101',
    spec: ['§2 Swap'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof MobileSwapScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 320 px: nothing scrolls sideways. */
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
export const Quoted: Story = { play: (stage) => quote(stage, '0.05') };
export const InUsdtValue: Story = toPhone(Desktop.InUsdtValue);
export const PriceImpact: Story = toPhone(Desktop.PriceImpact);

export const Expired: Story = {
  play: async (stage) => {
    await quote(stage, '0.05');
    passSeconds(stage, 16);
    await within(stage.canvasElement).findByRole('button', { name: labels.refresh });
  },
};

export const Confirm: Story = { play: (stage) => review(stage, '0.005') };

export const ConfirmSevereImpact: Story = {
  parameters: { route: '/m/property/swap?from=108&to=808' },
  play: (stage) => review(stage, '6000'),
};

export const ExpiredWhileConfirming: Story = toPhone(Desktop.ExpiredWhileConfirming);

export const PriceMoved: Story = {
  parameters: mock('swap.priceMoved'),
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(await screen.findByRole('button', { name: labels.accept })).toBeVisible();
  },
};

export const VerificationRequested: Story = toPhone(Desktop.VerificationRequested);
export const Refused = toPhone(Desktop.Refused);

export const GasNotOpened: Story = {
  parameters: mock('recharge.gasClosed'),
  play: async (stage) => {
    await order(stage, '0.005');
    await screen.findByRole('link', { name: /Open PUT chain USDT|开通 PUT 链/ });
  },
};

export const WithdrawalsPaused: Story = toPhone(Desktop.WithdrawalsPaused);
export const Frozen: Story = toPhone(Desktop.Frozen);
export const OrderPending: Story = toPhone(Desktop.OrderPending);
export const Ordered: Story = toPhone(Desktop.Ordered);

export const Accomplished: Story = {
  play: async (stage) => {
    await order(stage, '0.005');
    await within(stage.canvasElement).findByText(/Swap in progress|正在兑换/);
    passSeconds(stage, 6);
    await expect(await within(stage.canvasElement).findByText(/Swap complete|兑换已完成/)).toBeVisible();
  },
};

export const Canceled: Story = toPhone(Desktop.Canceled);
export const BrokenLink: Story = toPhone(Desktop.BrokenLink);

export const UnknownOutcome: Story = {
  parameters: mock('swap.unknown', 'requests.unreachable'),
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(await within(stage.canvasElement).findByText(/don’t know yet|结果确认中/)).toBeVisible();
  },
};

export const NotSent: Story = toPhone(Desktop.NotSent);
export const FoundAfterALostAnswer: Story = toPhone(Desktop.FoundAfterALostAnswer);
