import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Stage, mock, passSeconds } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { press, visible, write } from '#parts/stories/steps.ts';
import { order, quote, review, labels, writeAmount } from './parts/swapStory.ts';
import { SwapScreen } from './SwapScreen.tsx';

export default {
  title: 'Screens/Swap/Swap',
  component: SwapScreen,
  parameters: { route: '/property/swap?from=307&to=101', spec: ['§2 Swap', '§7 Swap calls'] },
} satisfies Meta<typeof SwapScreen>;
const thin = '/property/swap?from=108&to=808';

const orderShows = (text: RegExp) => async (stage: Stage) => {
  await order(stage, '0.005');
  await visible(within(stage.canvasElement).findByText(text));
};

export const Default: Story = {};

export const NoProofRequested: Story = { parameters: { route: '/property/swap' } };

export const Loading: Story = { parameters: mock('swap.loading') };

export const Failed: Story = { parameters: { ...mock('swap.failed500'), spec: ['§8 HTTP 500'] } };

export const Partial: Story = { parameters: mock('swap.partial') };

export const Offline: Story = { parameters: mock('swap.offline') };

export const WrongShape: Story = { parameters: mock('swap.wrongShape') };

export const LongText: Story = { parameters: mock('swap.longText') };

export const NoPairs: Story = { parameters: mock('swap.empty') };

export const NoBalance: Story = {
  parameters: mock('swap.noBalance'),
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', {
      name: message('swap.none.recharge', { token: 'BTC' }),
    });
    await expect(link).toHaveAttribute('href', '/property/recharge?id=307');
  },
};

export const PairUnavailable: Story = {
  parameters: { route: '/property/swap?from=307&to=405' },
  play: ({ canvasElement }) =>
    visible(within(canvasElement).findByText(message('swap.pairUnavailable', { from: 'BTC' }))),
};

export const PairMaintenance: Story = { parameters: { route: '/property/swap?from=405&to=101' } };

export const TokenNotSwappable: Story = { parameters: { route: '/property/swap?from=204' } };

export const Unauthorised: Story = {
  parameters: { ...mock('user.notOpened'), spec: ['§6 Merchant permission'] },
};

export const EmptyForm: Story = {
  parameters: { spec: ['§5 Required'] },
  play: async ({ canvasElement }) => {
    await press(within(canvasElement), labels.review);
    await visible(within(canvasElement).findByText(message('errors.field.required')));
  },
};

export const Flipped: Story = {
  play: async ({ canvas }) => {
    await press(canvas, message('swap.flip'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: message('swap.from') })).toHaveTextContent('USDT'),
    );
  },
};

export const TooSmall: Story = {
  parameters: { spec: ['§8 10022'] },
  play: async (stage) => {
    await writeAmount(stage, '0.00001');
    await visible(within(stage.canvasElement).findByText(message('money.amount.tooSmall')));
  },
};

export const InsufficientBalance: Story = {
  parameters: { spec: ['§5 Amount', '§8 10023'] },
  play: async (stage) => {
    await writeAmount(stage, '0.9');
    await visible(within(stage.canvasElement).findByText(message('money.amount.overWhole')));
  },
};

export const BalanceFailed = refused('swap.availableBalance', errorCode.CURRENCY_NOT_FOUND, (stage) =>
  writeAmount(stage, '0.05'),
);

export const QuoteLoading: Story = {
  parameters: mock('swap.quoteLoading'),
  play: (stage) => writeAmount(stage, '0.05'),
};

export const QuoteFailed: Story = {
  parameters: mock('swap.quoteFailed'),
  play: async (stage) => {
    await writeAmount(stage, '0.05');
    await visible(within(stage.canvasElement).findByText(/The quote couldn’t be loaded|报价加载失败/));
  },
};

export const QuoteRefused = refused('swap.quote', errorCode.CURRENCY_NOT_SUPPORTED, (stage) =>
  writeAmount(stage, '0.05'),
);

export const Quoted: Story = { play: (stage) => quote(stage, '0.05') };

export const InUsdtValue: Story = {
  parameters: { spec: ['§9 Balance types'] },
  play: async (stage) => {
    const canvas = within(stage.canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('radio')[1]).toBeEnabled());
    const [, value] = canvas.getAllByRole('radio');
    if (value) await userEvent.click(value);
    await quote(stage, '250');
  },
};

export const PriceImpact: Story = {
  parameters: { route: thin },
  play: async (stage) => {
    await quote(stage, '2000');
    await visible(within(stage.canvasElement).findByText(message('swap.impact.high', { percent: '2.00%' })));
  },
};

export const Expired: Story = {
  play: async (stage) => {
    await quote(stage, '0.05');
    passSeconds(stage, 16);
    await visible(within(stage.canvasElement).findByRole('button', { name: labels.refresh }));
  },
};

export const Confirm: Story = { play: (stage) => review(stage, '0.005') };

export const ConfirmSevereImpact: Story = {
  parameters: { route: thin },
  play: async (stage) => {
    await review(stage, '6000');
    await press(screen, labels.swap);
    await visible(screen.findByText(message('swap.confirm.typeWrong')));
    await write(screen, message('swap.confirm.type'), 'swap');
  },
};

export const ExpiredWhileConfirming: Story = {
  play: async (stage) => {
    await review(stage, '0.005');
    passSeconds(stage, 16);
    const dialog = within(screen.getByRole('alertdialog'));
    await press(dialog, labels.refresh);
    await visible(screen.findByText(message('swap.requote.same')));
  },
};

export const PriceMoved: Story = {
  parameters: mock('swap.priceMoved'),
  play: async (stage) => {
    await order(stage, '0.005');
    await visible(screen.findByRole('button', { name: labels.accept }));
  },
};

export const VerificationRequested: Story = {
  parameters: { spec: ['§8 10038'] },
  play: async (stage) => {
    await quote(stage, '0.05');
    await press(within(stage.canvasElement), labels.review);
    await expect(
      await screen.findByRole('textbox', { name: message('verification.code.google_auth') }),
    ).toBeInTheDocument();
  },
};

export const Refused = refused('swap.create', errorCode.INSUFFICIENT_BALANCE, (stage) =>
  order(stage, '0.005'),
);

export const GasNotOpened: Story = {
  parameters: { ...mock('recharge.gasClosed'), spec: ['§8 10028'] },
  play: async (stage) => {
    await order(stage, '0.005');
    const method = await screen.findByRole('link', { name: message('money.gas.open') });
    await waitFor(() =>
      expect(method).toHaveAttribute('href', expect.stringMatching(/\/property\/recharge\?id=108$/)),
    );
  },
};

export const WithdrawalsPaused: Story = {
  parameters: { ...mock('swap.closedAccount'), spec: ['§8 10024'] },
  play: orderShows(message('money.closed.until')),
};

export const Frozen: Story = {
  parameters: { ...mock('swap.frozen'), spec: ['§8 10024'] },
  play: async (stage) => {
    await order(stage, '0.005');
    const link = await within(stage.canvasElement).findByRole('link', {
      name: message('common.toSecurity'),
    });
    await expect(link).toBeVisible();
  },
};

export const OrderPending: Story = {
  parameters: mock('swap.pending'),
  play: (stage) => order(stage, '0.005'),
};

export const Ordered: Story = {
  parameters: { spec: ['§4 Record progress'] },
  play: orderShows(message('swap.order.waiting')),
};

export const Accomplished: Story = {
  parameters: { spec: ['§4 Record progress'] },
  play: async (stage) => {
    await order(stage, '0.005');
    await within(stage.canvasElement).findByText(message('swap.order.waiting'));
    passSeconds(stage, 6);
    await visible(within(stage.canvasElement).findByText(message('swap.order.done')));
  },
};

export const Canceled: Story = {
  parameters: { ...mock('swap.canceled'), spec: ['§4 Record progress'] },
  play: async (stage) => {
    await order(stage, '0.005');
    await within(stage.canvasElement).findByText(message('swap.order.waiting'));
    passSeconds(stage, 6);
    await visible(within(stage.canvasElement).findByText(message('swap.order.canceled')));
    await expect(within(stage.canvasElement).getByText(exact('money.bill.notCharged'))).toBeVisible();
  },
};

export const BrokenLink: Story = {
  parameters: { route: '/property/swap?order=00000000000000000000000000000000' },
};

export const UnknownOutcome: Story = {
  parameters: { ...mock('swap.unknown', 'requests.unreachable'), spec: ['§7 Timeout'] },
  play: async (stage) => {
    await order(stage, '0.005');
    const page = within(stage.canvasElement);
    await visible(page.findByText(message('money.pending.title')));
    await expect(page.queryByRole('textbox', { name: labels.amount })).toBeNull();
  },
};

export const NotSent: Story = {
  parameters: mock('swap.unknown'),
  play: orderShows(message('money.notMoved.title')),
};

export const FoundAfterALostAnswer: Story = {
  parameters: mock('swap.answerLost'),
  play: orderShows(message('swap.order.waiting')),
};
