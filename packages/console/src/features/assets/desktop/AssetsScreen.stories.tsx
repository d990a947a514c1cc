import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { AssetsScreen } from './AssetsScreen.tsx';

const meta = {
  title: 'Screens/Assets/Assets',
  component: AssetsScreen,
  parameters: { route: '/property', spec: ['§2 Assets'] },
} satisfies Meta<typeof AssetsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};

export const Loading: Story = { parameters: mock('statistics.loading', 'billing.loading') };

export const Empty: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§2 Assets', '§6 Merchant permission'] },
};

export const UnderReview: Story = {
  parameters: { mock: { merchant: 'reviewing' }, spec: ['§6 Merchant permission'] },
};

export const WithdrawalsPaused: Story = { parameters: { mock: { merchant: 'locked' }, spec: ['§8 10024'] } };

export const FundsFrozen: Story = { parameters: { ...mock('withdrawals.frozen'), spec: ['§8 10024'] } };

export const GasLow: Story = {
  parameters: mock('funds.gasLow'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/lasts about \d+ day|约可用 \d+ 天/i)).toBeVisible();
  },
};

export const FilteredEmpty: Story = { parameters: { route: '/property?search=DOGE' } };

export const Found: Story = { parameters: { route: '/property?search=tron' } };

export const Failed: Story = {
  parameters: { ...mock('statistics.failed500', 'billing.failed500'), spec: ['§8 HTTP 500'] },
};

export const Partial: Story = { parameters: mock('statistics.partial') };

export const Offline: Story = { parameters: mock('any.offline') };

export const WrongShape: Story = { parameters: mock('statistics.wrongShape') };

export const BalancesHidden: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /hide balances|隐藏余额/i }));
    await waitFor(() => expect(page.getAllByText('••••••').length).toBeGreaterThan(8));
    await userEvent.click(await page.findByRole('button', { name: /show balances|显示余额/i }));
  },
};

export const ZeroHidden: Story = {
  parameters: { mock: { merchant: 'fresh' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('switch', { name: /hide zero|隐藏零余额/i }));
    await expect(await page.findByText(/no assets match|没有符合条件的资产/i)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /show all assets|显示全部资产/i }));
    await expect(await firstToken(canvasElement)).toBeVisible();
  },
};

export const NetworksOpened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = await page.findByRole('button', { name: /networks of ETH|展开 ETH/i });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(await page.findByRole('rowheader', { name: 'Base' })).toBeVisible();
  },
};

/** A closed action is reached by keyboard, named with its reason, and shows it when pressed. */
export const BlockedActionReason: Story = {
  parameters: { mock: { merchant: 'locked' }, spec: ['§8 10024'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const action = await page.findByRole('button', {
      name: /withdraw USDT on TRON, not available|提现 USDT（TRON），暂不可用/i,
    });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(within(screen.getByRole('dialog')).getByText(/paused until|提现暂停至/i)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(action).toHaveFocus());
  },
};

/** The actions beside the likeliest one; what is closed says why and leads to what opens it. */
export const MoreActions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { name: /more for USDT on TRON|USDT（TRON）的更多操作/i }),
    );
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(within(screen.getByRole('menu')).getAllByRole('menuitem')).toHaveLength(4);
  },
};

const openArrange = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { name: /^(reorder|排序)$/i });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};

/** Where the first token is named, of the table or of the phone's list. */
const firstToken = async (canvasElement: HTMLElement) => {
  const name = /^(assets by token|按币种)/i;
  const page = within(canvasElement);
  const list = page.queryByRole('table') ?? (await page.findByRole('list', { name }));
  return within(list).getAllByText(/^[A-Z]{3,5}$/)[0];
};

export const Arranged: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openArrange(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /move USDC up|上移 USDC/i }));
    await userEvent.click(dialog.getByRole('button', { name: /save token order|保存顺序/i }));
    await waitFor(async () => expect(await firstToken(canvasElement)).toHaveTextContent('USDC'));
    await expect(await screen.findByText(/token order saved|顺序已保存/i)).toBeVisible();
  },
};

export const ArrangeRefused = refused(
  'currencies.rearrange',
  errorCode.PARAMETER_ERROR,
  async ({ canvasElement }) => {
    const dialog = await openArrange(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /move USDC up|上移 USDC/i }));
    await userEvent.click(dialog.getByRole('button', { name: /save token order|保存顺序/i }));
  },
  { spec: ['§7 Currency calls'], refusalShown: 'toast' },
);

export const Statistics: Story = {
  parameters: { spec: ['§2 Asset ratio'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('OTHERS');
    await userEvent.click(await page.findByRole('radio', { name: /top 10|前 10/i }));
    await waitFor(() => expect(page.queryByText('OTHERS')).toBeNull());
  },
};
