import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { BasketScreen } from './BasketScreen.tsx';
import * as Desktop from './BasketScreen.stories.tsx';

export default {
  title: 'Screens/Withdraw/Mobile several withdrawals',
  component: BasketScreen,
  parameters: { ...onPhone, route: '/m/property/batch', spec: ['§2 Withdraw'] },
} satisfies Meta<typeof BasketScreen>;

export const Default: Story = toPhone(Desktop.Default);
export const Filled: Story = toPhone(Desktop.Filled);

export const Smallest: Story = {
  ...toPhone(Desktop.Filled),
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
};
export const NotIncluded: Story = toPhone(Desktop.NotIncluded);
export const OverBalance: Story = toPhone(Desktop.OverBalance);
export const Verification: Story = toPhone(Desktop.Verification);
export const Sent: Story = toPhone(Desktop.Sent);
export const UnknownOutcome: Story = toPhone(Desktop.UnknownOutcome);
export const Loading: Story = toPhone(Desktop.Loading);
export const Failed: Story = toPhone(Desktop.Failed);
export const Offline: Story = toPhone(Desktop.Offline);
