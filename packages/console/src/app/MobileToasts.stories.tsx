import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from './Toasts.stories.tsx';
import { FailingCalls } from './toastStory.tsx';

const meta = {
  title: 'Screens/Shell/Mobile error toasts',
  component: FailingCalls,
  args: desktop.args,
  parameters: { ...onPhone, route: '/m/property', spec: ['§8 HTTP 422'] },
} satisfies Meta<typeof FailingCalls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PoorNetwork: Story = toPhone(Desktop.PoorNetwork);
export const DuplicateRequest: Story = toPhone(Desktop.DuplicateRequest);
export const Debounced: Story = toPhone(Desktop.Debounced);
