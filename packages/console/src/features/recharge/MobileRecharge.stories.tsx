import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { mock } from '#parts/stories/bankStory.ts';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from './RechargeScreen.stories.tsx';
import { RechargeScreen } from './RechargeScreen.tsx';

export default {
  title: 'Screens/Assets/Mobile recharge',
  component: RechargeScreen,
  parameters: {
    ...onPhone,
    route: '/m/property/recharge?id=101',
    spec: ['§7 Recharge calls'],
  },
} satisfies Meta<typeof RechargeScreen>;
const at = (id: string) => ({ route: `/m/property/recharge?id=${id}` });

export const Default = toPhone(Desktop.Default);

export const NoneSelected: Story = { parameters: at('') };

export const WithMemo: Story = { parameters: at('1009') };

export const NoAddress: Story = { parameters: at('904') };

export const GasNotOpened: Story = { parameters: mock('recharge.gasClosed') };

export const Loading: Story = { parameters: mock('recharge.loading') };

export const Detected = toPhone(Desktop.Detected);

export const Smallest: Story = { globals: { viewport: { value: 'small' } }, parameters: onSmallestPhone };

export const UnknownToken = toPhone(Desktop.UnknownToken);
export const WalletLink = toPhone(Desktop.WalletLink);
export const NetworkMaintenance = toPhone(Desktop.NetworkMaintenance);
export const NetworksFailed = toPhone(Desktop.NetworksFailed);
export const Offline = toPhone(Desktop.Offline);
export const LongText = toPhone(Desktop.LongText);
export const Searching = toPhone(Desktop.Searching);
export const Credited = toPhone(Desktop.Credited);
export const SearchFailed = toPhone(Desktop.SearchFailed);

export const AddressFailed = toPhone(Desktop.AddressFailed);
