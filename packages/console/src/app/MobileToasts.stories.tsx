import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from './Toasts.stories.tsx';
import { FailingCalls } from './toastStory.tsx';

export default {
  title: 'Screens/Shell/Mobile error toasts',
  component: FailingCalls,
  args: desktop.args,
  parameters: { ...onPhone, route: '/m/property', spec: ['§8 HTTP 422'] },
} satisfies Meta<typeof FailingCalls>;

export const PoorNetwork = toPhone(Desktop.PoorNetwork);
export const DuplicateRequest = toPhone(Desktop.DuplicateRequest);
export const Debounced = toPhone(Desktop.Debounced);
