import { errorCode } from '@settlement/api-mocks/contract/errors';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '#parts/refusalStory.ts';
import { RechargePanel } from './RechargePanel.tsx';

const meta = {
  title: 'Screens/Assets/Recharge',
  component: RechargePanel,
  parameters: { route: '/property?recharge=101', spec: ['§7 Recharge calls'], hasNoHeading: true },
} satisfies Meta<typeof RechargePanel>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const at = (id: string) => ({ route: `/property?recharge=${id}` });

const isBank = (value: unknown): value is MockApi =>
  typeof value === 'object' && value !== null && 'incomingDeposit' in value;

const sent = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /I’ve sent the deposit|我已转账/ }));
};

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('img', { name: /QR|二维码/ })).toBeVisible();
  },
};

export const NoneSelected: Story = { parameters: at('any') };

export const UnknownToken: Story = { parameters: at('999') };

export const ByKeyboard: Story = {
  parameters: at('any'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const token = await dialog.findByRole('button', { name: /(token|币种)$/i });
    token.focus();
    await userEvent.keyboard('{Enter}BTC{Enter}');
    await expect(await screen.findByRole('img', { name: /BTC/ })).toBeVisible();
  },
};

export const WalletLink: Story = {
  parameters: at('307'),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: /wallet link|钱包链接/i }));
    await expect(await screen.findByRole('img', { name: /wallet link|钱包链接/i })).toBeVisible();
  },
};

export const WithMemo: Story = {
  parameters: at('1009'),
  play: async () => {
    await expect(await screen.findByText(/^(Required|必填)$/)).toBeVisible();
  },
};

export const NetworkMaintenance: Story = {
  parameters: { ...at('205'), spec: ['§8 10004'] },
};

export const NoAddress: Story = {
  parameters: { ...at('904'), spec: ['§8 10005'] },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByRole('link', { name: /work order|工单/i })).toHaveAttribute(
      'href',
      '/work-order?new=1&token=POL&chain=Polygon',
    );
  },
};

export const GasNotOpened: Story = {
  parameters: { ...mock('recharge.gasClosed'), spec: ['§8 10028'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Open PUT chain USDT|开通 PUT 链/ }));
    await expect(await screen.findByRole('img', { name: /PUT/ })).toBeVisible();
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

export const Detected: Story = {
  parameters: mock('recharge.arriving'),
  play: async () => {
    await sent();
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

export const Credited: Story = {
  play: async ({ loaded }) => {
    const bank: unknown = loaded['api'];
    await sent();
    if (isBank(bank)) {
      bank.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '250' });
      bank.advance(120);
    }
    await expect(await screen.findByText(/^(Accomplish|已完成)$/)).toBeVisible();
  },
};

export const SearchFailed: Story = {
  parameters: mock('recharge.listFailed'),
  play: async () => {
    await sent();
    await waitFor(() => expect(screen.getByText(/cannot be read right now/)).toBeVisible());
  },
};
