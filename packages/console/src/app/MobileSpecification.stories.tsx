import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { App } from './App.tsx';
import desktop, * as Desktop from './Specification.stories.tsx';

export default {
  ...desktop,
  title: 'Screens/Shell/Mobile specification only',
  component: App,
  parameters: { ...desktop.parameters, ...onPhone },
} satisfies Meta<typeof App>;

export const Dashboard: Story = toPhone(Desktop.Dashboard);
export const Payments: Story = toPhone(Desktop.Payments);
export const Assets: Story = toPhone(Desktop.Assets);
export const FundDetails: Story = toPhone(Desktop.FundDetails);
export const Withdraw: Story = toPhone(Desktop.Withdraw, '/m/withdraw?id=101');
export const Swap: Story = toPhone(Desktop.Swap);
export const Transfer: Story = toPhone(Desktop.Transfer);
export const Recharge: Story = toPhone(Desktop.Recharge);
export const Market: Story = toPhone(Desktop.Market);
export const Applications: Story = toPhone(Desktop.Applications);
export const Callbacks: Story = toPhone(Desktop.Callbacks);
export const Account: Story = toPhone(Desktop.Account);
export const Security: Story = toPhone(Desktop.Security);
export const Documentation: Story = toPhone(Desktop.Documentation, '/docs');
export const Permission: Story = toPhone(Desktop.Permission);
export const Opening: Story = toPhone(Desktop.Opening);
export const Reviewing: Story = toPhone(Desktop.Reviewing);
export const Setup: Story = toPhone(Desktop.Setup);
