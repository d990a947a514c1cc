import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, onSmallestPhone, toPhone } from '#parts/stories/phoneStory.ts';
import { BasketScreen } from './BasketScreen.tsx';
import * as Desktop from './BasketScreen.stories.tsx';

export default {
  title: 'Screens/Withdraw/Mobile several withdrawals',
  component: BasketScreen,
  parameters: { ...onPhone, route: '/m/property/batch', spec: ['§2 Withdraw'] },
} satisfies Meta<typeof BasketScreen>;

export const Default = toPhone(Desktop.Default);
export const Filled = toPhone(Desktop.Filled);

export const Smallest: Story = {
  ...toPhone(Desktop.Filled),
  globals: { viewport: { value: 'small' } },
  parameters: onSmallestPhone,
};
export const NotIncluded = toPhone(Desktop.NotIncluded);
export const OverBalance = toPhone(Desktop.OverBalance);
export const Verification = toPhone(Desktop.Verification);
export const Sent = toPhone(Desktop.Sent);
export const UnknownOutcome = toPhone(Desktop.UnknownOutcome);
export const Loading = toPhone(Desktop.Loading);
export const Failed = toPhone(Desktop.Failed);
export const Offline = toPhone(Desktop.Offline);
