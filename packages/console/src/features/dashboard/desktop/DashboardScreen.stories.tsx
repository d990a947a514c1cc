import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  parameters: { route: '/', spec: ['§2 Dashboard'] },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });

export const Default: Story = {};

export const Loading: Story = {
  parameters: mock('statistics.loading', 'payments.loading', 'market.loading'),
};

export const Empty: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§2 Dashboard', '§6 Merchant permission'] },
};

export const Failed: Story = {
  parameters: mock('statistics.failed500', 'payments.failed500', 'market.failed500'),
};

export const Partial: Story = { parameters: mock('any.partial') };

export const Offline: Story = { parameters: mock('any.offline') };

export const WrongShape: Story = { parameters: mock('any.wrongShape') };

export const LongText: Story = { parameters: mock('payments.longText', 'applications.longText') };

export const SevenDays: Story = { parameters: { route: '/?range=7d', spec: ['§9 Chart ranges'] } };

export const AllPending: Story = {
  parameters: mock('applications.expired', 'funds.gasLow'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /show all|查看全部/i }));
    const renew = await page.findByRole('link', { name: /renew|续期/i });
    await expect(renew).toHaveAttribute('href', expect.stringMatching(/\/appManage\?app=601&section=keys$/));
    await expect(page.getByRole('link', { name: /recharge|充值/i })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/property\?recharge=108$/),
    );
  },
};

export const BalancesHidden: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /hide balances|隐藏余额/i }));
    await expect((await page.findAllByText('••••••'))[0]).toBeVisible();
  },
};

export const ChartAsTable: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /show as table|以表格显示/i }));
    await expect(await page.findByRole('region', { name: /payments by day|每日支付笔数/i })).toBeVisible();
  },
};

export const ChartReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider');
    const last = plot.getAttribute('aria-valuetext');
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot.getAttribute('aria-valuetext')).not.toBe(last);
    await userEvent.keyboard('{Home}');
    await expect(plot).toHaveAttribute('aria-valuenow', '0');
  },
};

export const MarketSearch: Story = {
  parameters: { spec: ['§2 Market monitoring'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('searchbox'));
    await waitFor(() => expect(page.getAllByRole('switch').length).toBeGreaterThan(4));
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('switch')).toBeNull();
  },
};

export const MarketFull: Story = {
  parameters: { mock: { scenario: ['market.full'] }, spec: ['§5 Followed tokens'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('searchbox'));
    const off = (await page.findAllByRole('switch')).find((item) => !(item as HTMLInputElement).checked);
    await userEvent.click(off ?? canvasElement);
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};

export const MarketNone: Story = { parameters: mock('market.none') };

/** Until the required first steps are done, there is a way back to them. */
export const SetUpNotFinished: Story = {
  parameters: { mock: { merchant: 'fresh', scenario: ['user.authorised'] } },
};

/** A token that can't be followed says so. */
export const FollowRefused = refused(
  'market.follow',
  errorCode.CURRENCY_NOT_FOUND,
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('searchbox'));
    await userEvent.click(await page.findByRole('switch', { name: /follow PUT|关注 PUT/i }));
  },
  { refusalShown: 'toast' },
);

export const ParameterError = refused(
  ['statistics.dailyCollection', 'payments.list'],
  errorCode.PARAMETER_ERROR,
  ({ canvasElement }) => within(canvasElement).findAllByRole('alert'),
);

/** On desktops the dashboard stands before the permission is open (specification §6). */
export const UnderReview: Story = {
  parameters: { mock: { merchant: 'reviewing' }, spec: ['§6 Merchant permission'] },
};
