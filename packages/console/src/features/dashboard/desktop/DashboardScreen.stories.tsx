import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { click, press, visible } from '#parts/stories/steps.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

export default {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  parameters: { route: '/', spec: ['§2 Dashboard'] },
} satisfies Meta<typeof DashboardScreen>;

export const Default: Story = {};

export const Loading: Story = {
  parameters: mock('statistics.loading', 'payments.loading', 'market.loading'),
};

export const Empty: Story = {
  parameters: { mock: { merchant: 'fresh' }, spec: ['§2 Dashboard', '§6 Merchant permission'] },
  play: ({ canvas: page }) => press(page, message('dashboard.first.show')),
};

export const FirstRun: Story = {
  parameters: { mock: { merchant: 'fresh', scenario: ['user.authorised'] } },
};

export const FirstRunTestPayment: Story = {
  parameters: mock('user.noPayments'),
  play: async ({ canvas: page }) => {
    await press(page, exact('dashboard.first.pay.do'));
    await visible(page.findByText(exact('payments.event.payment.created')));
  },
};

export const TestOrderRefused = refused(
  'orders.test',
  errorCode.CURRENCY_NOT_SUPPORTED,
  ({ canvas: page }) => press(page, exact('dashboard.first.pay.do')),
  { ...mock('user.noPayments'), refusalShown: 'toast' },
);

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
  play: async ({ canvas: page }) => {
    await press(page, message('dashboard.attention.more'));
    const renew = await page.findByRole('link', { name: message('dashboard.attention.keyExpired.do') });
    await expect(renew).toHaveAttribute('href', expect.stringMatching(/\/appManage\?app=601&section=keys$/));
    const deposit = page.getAllByRole('link', { name: message('dashboard.attention.gasLow.do') });
    await expect(deposit.map((link) => link.getAttribute('href'))).toContainEqual(
      expect.stringMatching(/\/property\/recharge\?id=108$/),
    );
  },
};

export const BalancesHidden: Story = {
  play: async ({ canvas: page }) => {
    await press(page, message('common.balances.hide'));
    await expect((await page.findAllByText('••••••'))[0]).toBeVisible();
  },
};

export const ChartAsTable: Story = {
  play: async ({ canvas: page }) => {
    await press(page, message('dashboard.chart.asTable'));
    await visible(page.findByRole('region', { name: message('dashboard.chart.table') }));
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
  play: async ({ canvas: page }) => {
    await click(page.findByRole('searchbox'));
    await waitFor(() => expect(page.getAllByRole('switch').length).toBeGreaterThan(4));
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('switch')).toBeNull();
  },
};

export const MarketFull: Story = {
  parameters: { mock: { scenario: ['market.full'] }, spec: ['§5 Followed tokens'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await click(page.findByRole('searchbox'));
    const off = (await page.findAllByRole('switch')).find((item) => !(item as HTMLInputElement).checked);
    await userEvent.click(off ?? canvasElement);
    await visible(page.findByRole('alert'));
  },
};

export const MarketNone: Story = { parameters: mock('market.none') };

export const SetUpNotFinished: Story = {
  parameters: mock('user.noMethod'),
};

export const FollowRefused = refused(
  'market.follow',
  errorCode.CURRENCY_NOT_FOUND,
  async ({ canvas: page }) => {
    await click(page.findByRole('searchbox'));
    await press(page, message('market.follow', { token: 'PUT' }), 'switch');
  },
  { refusalShown: 'toast' },
);

export const ParameterError = refused(
  ['statistics.dailyCollection', 'payments.list'],
  errorCode.PARAMETER_ERROR,
  ({ canvasElement }) => within(canvasElement).findAllByRole('alert'),
);

export const UnderReview: Story = {
  parameters: { mock: { merchant: 'reviewing' }, spec: ['§6 Merchant permission'] },
};
