import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../parts/SeveralRefunds.stories.tsx';
import { MobilePaymentsListScreen } from './MobilePaymentsListScreen.tsx';

export default {
  title: 'Screens/Payments/Mobile several refunds',
  component: MobilePaymentsListScreen,
  parameters: { ...onPhone, route: '/m/record?status=2', spec: ['§2 Record page'] },
} satisfies Meta<typeof MobilePaymentsListScreen>;

export const Selected = toPhone(Desktop.Selected);
export const AmountTooLarge = toPhone(Desktop.AmountTooLarge);
export const Sent = toPhone(Desktop.Sent);
export const Rejected = toPhone(Desktop.Rejected);
export const UnknownOutcome = toPhone(Desktop.UnknownOutcome);
