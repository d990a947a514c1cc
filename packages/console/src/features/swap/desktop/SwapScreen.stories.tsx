import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { mock, order, passSeconds, quote, review, labels, write } from '../parts/swapStory.ts';
import { SwapScreen } from './SwapScreen.tsx';

const meta = {
  title: 'Screens/Swap/Swap',
  component: SwapScreen,
  parameters: { route: '/property/swap?from=307&to=101', spec: ['§2 Swap', '§7 Swap calls'] },
} satisfies Meta<typeof SwapScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const thin = '/property/swap?from=108&to=808';

export const Default: Story = {};

export const NoProofRequested: Story = { parameters: { route: '/property/swap' } };

export const Loading: Story = { parameters: mock('swap.loading') };

export const Failed: Story = { parameters: { ...mock('swap.failed500'), spec: ['§8 HTTP 500'] } };

/** The pairs are there, and neither balance nor price can be read. */
export const Partial: Story = { parameters: mock('swap.partial') };

export const Offline: Story = { parameters: mock('swap.offline') };

export const WrongShape: Story = { parameters: mock('swap.wrongShape') };

export const LongText: Story = { parameters: mock('swap.longText') };

export const NoPairs: Story = { parameters: mock('swap.empty') };

export const NoBalance: Story = {
  parameters: mock('swap.noBalance'),
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', { name: /recharge BTC|充值 BTC/i });
    await expect(link).toHaveAttribute('href', '/property?recharge=307');
  },
};

export const PairUnavailable: Story = {
  parameters: { route: '/property/swap?from=307&to=405' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/BTC can’t be swapped|BTC 暂时无法/)).toBeVisible();
  },
};

export const PairMaintenance: Story = { parameters: { route: '/property/swap?from=405&to=101' } };

export const TokenNotSwappable: Story = { parameters: { route: '/property/swap?from=204' } };

export const Unauthorised: Story = {
  parameters: { ...mock('user.notOpened'), spec: ['§6 Merchant permission'] },
};

export const EmptyForm: Story = {
  parameters: { spec: ['§5 Required'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: labels.review }));
    await expect(
      await within(canvasElement).findByText(/Select or input cannot be empty|选择或输入不能为空/),
    ).toBeVisible();
  },
};

export const Flipped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Switch tokens|切换兑换方向/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /(From|支付).*$/ })).toHaveTextContent('USDT'),
    );
  },
};

export const TooSmall: Story = {
  parameters: { spec: ['§8 10022'] },
  play: async (stage) => {
    await write(stage, '0.00001');
    await expect(
      await within(stage.canvasElement).findByText(/too small\. The minimum is|金额过小：最低/),
    ).toBeVisible();
  },
};

export const InsufficientBalance: Story = {
  parameters: { spec: ['§5 Amount', '§8 10023'] },
  play: async (stage) => {
    await write(stage, '0.9');
    await expect(
      await within(stage.canvasElement).findByText(/insufficient balance|余额不足/i),
    ).toBeVisible();
  },
};

export const BalanceFailed = refused('swap.availableBalance', errorCode.CURRENCY_NOT_FOUND, (stage) =>
  write(stage, '0.05'),
);

export const QuoteLoading: Story = {
  parameters: mock('swap.quoteLoading'),
  play: (stage) => write(stage, '0.05'),
};

export const QuoteFailed: Story = {
  parameters: mock('swap.quoteFailed'),
  play: async (stage) => {
    await write(stage, '0.05');
    await expect(await within(stage.canvasElement).findByText(/No quote is available/)).toBeVisible();
  },
};

export const QuoteRefused = refused('swap.quote', errorCode.CURRENCY_NOT_SUPPORTED, (stage) =>
  write(stage, '0.05'),
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
    await expect(
      await within(stage.canvasElement).findByText(/Price impact 2.00%|价格影响 2.00%/),
    ).toBeVisible();
  },
};

export const Expired: Story = {
  play: async (stage) => {
    await quote(stage, '0.05');
    passSeconds(stage, 16);
    await expect(
      await within(stage.canvasElement).findByRole('button', { name: labels.refresh }),
    ).toBeVisible();
  },
};

export const Confirm: Story = { play: (stage) => review(stage, '0.005') };

export const ConfirmSevereImpact: Story = {
  parameters: { route: thin },
  play: async (stage) => {
    await review(stage, '6000');
    await userEvent.click(screen.getByRole('button', { name: labels.swap }));
    await expect(await screen.findByText(/Type SWAP to continue|请输入“兑换”以继续/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Type SWAP|输入“兑换/ }), 'swap');
  },
};

export const ExpiredWhileConfirming: Story = {
  play: async (stage) => {
    await review(stage, '0.005');
    passSeconds(stage, 16);
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: labels.refresh }));
    // No price is said to have changed that is the same.
    await expect(await screen.findByText(/new quote, same price|报价已更新/i)).toBeVisible();
  },
};

export const PriceMoved: Story = {
  parameters: mock('swap.priceMoved'),
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(await screen.findByRole('button', { name: labels.accept })).toBeVisible();
  },
};

export const VerificationRequested: Story = {
  parameters: { spec: ['§8 10038'] },
  play: async (stage) => {
    await order(stage, '0.05');
    await expect(await screen.findByRole('textbox', { name: /code|验证码/i })).toBeInTheDocument();
  },
};

export const Refused = refused('swap.create', errorCode.INSUFFICIENT_BALANCE, (stage) =>
  order(stage, '0.005'),
);

export const GasNotOpened: Story = {
  parameters: { ...mock('recharge.gasClosed'), spec: ['§8 10028'] },
  play: async (stage) => {
    await order(stage, '0.005');
    const method = await screen.findByRole('link', { name: /Open PUT chain USDT|开通 PUT 链/ });
    await waitFor(() => expect(method).toHaveAttribute('href', '/property?recharge=108'));
  },
};

export const WithdrawalsPaused: Story = {
  parameters: { ...mock('swap.closedAccount'), spec: ['§8 10024'] },
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(
      await within(stage.canvasElement).findByText(/transfers are paused until|暂停资金转出/),
    ).toBeVisible();
  },
};

export const Frozen: Story = {
  parameters: { ...mock('swap.frozen'), spec: ['§8 10024'] },
  play: async (stage) => {
    await order(stage, '0.005');
    const link = await within(stage.canvasElement).findByRole('link', {
      name: /go to security centre|前往安全中心/i,
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
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(await within(stage.canvasElement).findByText(/Swap in progress|正在兑换/)).toBeVisible();
  },
};

export const Accomplished: Story = {
  parameters: { spec: ['§4 Record progress'] },
  play: async (stage) => {
    await order(stage, '0.005');
    await within(stage.canvasElement).findByText(/Swap in progress|正在兑换/);
    passSeconds(stage, 6);
    await expect(await within(stage.canvasElement).findByText(/Swap complete|兑换已完成/)).toBeVisible();
  },
};

export const Canceled: Story = {
  parameters: { ...mock('swap.canceled'), spec: ['§4 Record progress'] },
  play: async (stage) => {
    await order(stage, '0.005');
    await within(stage.canvasElement).findByText(/Swap in progress|正在兑换/);
    passSeconds(stage, 6);
    await expect(await within(stage.canvasElement).findByText(/Swap canceled|兑换已取消/)).toBeVisible();
    await expect(within(stage.canvasElement).getByText(/^(Not charged|未收取)$/)).toBeVisible();
  },
};

export const BrokenLink: Story = {
  parameters: { route: '/property/swap?order=00000000000000000000000000000000' },
};

/** No answer, and none about the request either: it stays unknown until the server says. */
export const UnknownOutcome: Story = {
  parameters: { ...mock('swap.unknown', 'requests.unreachable'), spec: ['§7 Timeout'] },
  play: async (stage) => {
    await order(stage, '0.005');
    const page = within(stage.canvasElement);
    await expect(await page.findByText(/don’t know yet|结果确认中/)).toBeVisible();
    await expect(page.queryByRole('textbox', { name: labels.amount })).toBeNull();
  },
};

/** The order never arrived, and the server has voided its id: the form is there again. */
export const NotSent: Story = {
  parameters: mock('swap.unknown'),
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(await within(stage.canvasElement).findByText(/Nothing was sent|请求未执行/)).toBeVisible();
  },
};

/** The order was carried out and its answer was lost: the order is found and followed. */
export const FoundAfterALostAnswer: Story = {
  parameters: mock('swap.answerLost'),
  play: async (stage) => {
    await order(stage, '0.005');
    await expect(await within(stage.canvasElement).findByText(/Swap in progress|正在兑换/)).toBeVisible();
  },
};
