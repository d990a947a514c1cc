import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from '../parts/Progress.stories.tsx';
import { Progress } from '../parts/Progress.tsx';

const meta = {
  title: 'Screens/Withdraw/Mobile result',
  component: Progress,
  args: desktop.args,
  parameters: { ...onPhone, route: '/m/withdraw', spec: ['§4 Withdrawal status'], hasNoHeading: true },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Auditing: Story = toPhone(Desktop.Auditing);
export const AuditReject: Story = toPhone(Desktop.AuditReject);
export const Transferring: Story = toPhone(Desktop.Transferring);
export const Confirming: Story = toPhone(Desktop.Confirming);
export const Accomplish: Story = toPhone(Desktop.Accomplish);
export const Canceled: Story = toPhone(Desktop.Canceled);
export const Abnormal: Story = toPhone(Desktop.Abnormal);
export const UnknownStatus: Story = toPhone(Desktop.UnknownStatus);
export const WithMemo: Story = toPhone(Desktop.WithMemo);
export const LongestAmount: Story = toPhone(Desktop.LongestAmount);
