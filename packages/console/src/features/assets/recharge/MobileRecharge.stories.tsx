import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { onPhone, onSmallestPhone, toPhone } from '#parts/phoneStory.ts';
import * as Desktop from './RechargePanel.stories.tsx';
import { RechargePanel } from './RechargePanel.tsx';

const meta = {
  title: 'Screens/Assets/Mobile recharge',
  component: RechargePanel,
  parameters: {
    ...onPhone,
    route: '/m/property?recharge=101',
    spec: ['§7 Recharge calls'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof RechargePanel>;
export default meta;

type Story = StoryObj<typeof meta>;
const mock = (...scenario: string[]) => ({ mock: { scenario } });
const at = (id: string) => ({ route: `/m/property?recharge=${id}` });

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('img', { name: /QR|二维码/ })).toBeVisible();
  },
};

export const NoneSelected: Story = { parameters: at('any') };

export const WithMemo: Story = { parameters: at('1009') };

export const NoAddress: Story = { parameters: at('904') };

export const GasNotOpened: Story = { parameters: mock('recharge.gasClosed') };

export const Loading: Story = { parameters: mock('recharge.loading') };

export const Detected: Story = {
  parameters: mock('recharge.arriving'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /I’ve sent the deposit|我已转账/ }));
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

/** 320 px: nothing scrolls sideways. */
export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
};

export const UnknownToken: Story = toPhone(Desktop.UnknownToken);
export const WalletLink: Story = toPhone(Desktop.WalletLink);
export const NetworkMaintenance: Story = toPhone(Desktop.NetworkMaintenance);
export const NetworksFailed: Story = toPhone(Desktop.NetworksFailed);
export const Offline: Story = toPhone(Desktop.Offline);
export const LongText: Story = toPhone(Desktop.LongText);
export const Searching: Story = toPhone(Desktop.Searching);
export const Credited: Story = toPhone(Desktop.Credited);
export const SearchFailed: Story = toPhone(Desktop.SearchFailed);

export const AddressFailed = toPhone(Desktop.AddressFailed);
