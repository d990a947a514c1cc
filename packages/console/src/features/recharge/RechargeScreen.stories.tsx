import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bankOf, mock } from '#parts/stories/bankStory.ts';
import { refused } from '#parts/stories/refusalStory.ts';
import { exact, message } from '#parts/stories/storyText.ts';
import { inWindow, press, visible } from '#parts/stories/steps.ts';
import { RechargeScreen } from './RechargeScreen.tsx';

const meta = {
  title: 'Screens/Assets/Recharge',
  component: RechargeScreen,
  parameters: { route: '/property/recharge?id=101', spec: ['§7 Recharge calls'] },
} satisfies Meta<typeof RechargeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const at = (id: string) => ({ route: `/property/recharge?id=${id}` });

const sent = async () => {
  await press(screen, message('assets.recharge.sent'));
  await inWindow(screen.findByText(message('assets.recharge.notArrived')));
};

export const Default: Story = {
  play: () => visible(screen.findByRole('img', { name: message('assets.recharge.qr') })),
};

export const NoneSelected: Story = { parameters: at('') };

export const UnknownToken: Story = { parameters: at('999') };

export const ByKeyboard: Story = {
  parameters: at(''),
  play: async () => {
    const dialog = within(await screen.findByRole('tabpanel'));
    const token = await dialog.findByRole('button', { name: message('common.column.token') });
    token.focus();
    await userEvent.keyboard('{Enter}BTC{Enter}');
    await visible(screen.findByRole('img', { name: /BTC/ }));
  },
};

export const WalletLink: Story = {
  parameters: at('307'),
  play: async () => {
    await press(screen, message('assets.recharge.link'), 'switch');
    await visible(screen.findByRole('img', { name: message('assets.recharge.qrLink') }));
  },
};

export const WithMemo: Story = {
  parameters: at('1009'),
  play: () => visible(screen.findByText(exact('assets.recharge.required'))),
};

export const NetworkMaintenance: Story = { parameters: { ...at('205'), spec: ['§8 10004'] } };

export const NoAddress: Story = {
  parameters: { ...at('904'), spec: ['§8 10005'] },
  play: async () => {
    const panel = within(await screen.findByRole('tabpanel'));
    await expect(await panel.findByRole('link', { name: message('workOrders.new') })).toHaveAttribute(
      'href',
      '/work-order?new=1&token=POL&chain=Polygon',
    );
  },
};

export const GasNotOpened: Story = {
  parameters: { ...mock('recharge.gasClosed'), spec: ['§8 10028'] },
  play: async () => {
    await press(screen, message('money.gas.open'));
    await visible(screen.findByRole('img', { name: /PUT/ }));
  },
};

export const Loading: Story = { parameters: mock('recharge.loading') };

export const NetworksFailed: Story = { parameters: mock('currencies.failed500') };

export const AddressFailed = refused('recharge.funds', errorCode.OPERATION_FAILED, () =>
  screen.findByRole('alert'),
);

export const Offline: Story = { parameters: mock('recharge.offline') };

export const LongText: Story = { parameters: mock('recharge.longText') };

export const Searching: Story = { play: sent };

const TRON_BLOCK_SECONDS = 3;

export const Detected: StoryObj<{ readonly confirmations: number }> = {
  args: { confirmations: 2 },
  argTypes: {
    confirmations: { control: { type: 'number', min: 0, max: 18 }, description: 'Of the 19 that TRON needs' },
  },
  parameters: mock('recharge.arriving'),
  play: async ({ args: { confirmations }, loaded }) => {
    bankOf({ loaded }).advance(TRON_BLOCK_SECONDS * confirmations);
    await sent();
    await visible(screen.findByRole('progressbar'));
  },
};

export const Credited: Story = {
  play: async ({ loaded }) => {
    const bank = bankOf({ loaded });
    await sent();
    bank.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '250' });
    bank.advance(120);
    await visible(screen.findByText(exact('common.withdrawal.5')));
  },
};

export const SearchFailed: Story = {
  parameters: mock('recharge.listFailed'),
  play: async () => {
    await sent();
    await waitFor(() =>
      expect(screen.getByText(/Deposits couldn’t be loaded|充值记录加载失败/)).toBeVisible(),
    );
  },
};
