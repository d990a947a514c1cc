import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from '../parts/Progress.stories.tsx';
import { Progress } from '../parts/Progress.tsx';

export default {
  title: 'Screens/Withdraw/Mobile result',
  component: Progress,
  args: desktop.args,
  parameters: { ...onPhone, route: '/m/withdraw', spec: ['§4 Withdrawal status'] },
} satisfies Meta<typeof Progress>;

export const Auditing = toPhone(Desktop.Auditing);
export const AuditReject = toPhone(Desktop.AuditReject);
export const Transferring = toPhone(Desktop.Transferring);
export const Confirming = toPhone(Desktop.Confirming);
export const Accomplish = toPhone(Desktop.Accomplish);
export const Canceled = toPhone(Desktop.Canceled);
export const Abnormal = toPhone(Desktop.Abnormal);
export const UnknownStatus = toPhone(Desktop.UnknownStatus);
export const WithMemo = toPhone(Desktop.WithMemo);
export const LongestAmount = toPhone(Desktop.LongestAmount);
