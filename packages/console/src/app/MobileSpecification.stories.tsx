import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { App } from './App.tsx';
import desktop, * as Desktop from './Specification.stories.tsx';

export default {
  ...desktop,
  title: 'Screens/Shell/Mobile specification only',
  component: App,
  parameters: { ...desktop.parameters, ...onPhone },
} satisfies Meta<typeof App>;

export const Dashboard = toPhone(Desktop.Dashboard);
export const Payments = toPhone(Desktop.Payments);
export const Assets = toPhone(Desktop.Assets);
export const FundDetails = toPhone(Desktop.FundDetails);
export const Withdraw = toPhone(Desktop.Withdraw, '/m/withdraw?id=101');
export const Swap = toPhone(Desktop.Swap);
export const Transfer = toPhone(Desktop.Transfer);
export const Recharge = toPhone(Desktop.Recharge);
export const Market = toPhone(Desktop.Market);
export const Applications = toPhone(Desktop.Applications);
export const Callbacks = toPhone(Desktop.Callbacks);
export const Account = toPhone(Desktop.Account);
export const Security = toPhone(Desktop.Security);
export const Documentation = toPhone(Desktop.Documentation, '/docs');
export const Permission = toPhone(Desktop.Permission);
export const Opening = toPhone(Desktop.Opening);
export const Reviewing = toPhone(Desktop.Reviewing);
export const Setup = toPhone(Desktop.Setup);
