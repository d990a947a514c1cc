import type { Meta } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from './VerificationDialog.stories.tsx';
import { Asking } from './verificationStory.tsx';

export default {
  title: 'Screens/Security/Mobile verification',
  component: Asking,
  args: desktop.args,
  parameters: { ...onPhone, route: '/m/property', spec: ['§6 Withdrawals', '§8 10038'] },
  play: desktop.play,
} satisfies Meta<typeof Asking>;

export const RequestedByServer = toPhone(Desktop.RequestedByServer);
export const EmptyInput = toPhone(Desktop.EmptyInput);
export const WrongCode = toPhone(Desktop.WrongCode);
export const WrongPassword = toPhone(Desktop.WrongPassword);
export const LockedAfterFiveTries = toPhone(Desktop.LockedAfterFiveTries);
export const CodeExpired = toPhone(Desktop.CodeExpired);
export const CodeRequestedTwice = toPhone(Desktop.CodeRequestedTwice);
export const ClockIsOff = toPhone(Desktop.ClockIsOff);
export const NoPassword = toPhone(Desktop.NoPassword);
export const WrongTextCode = toPhone(Desktop.WrongTextCode);
export const Accepted = toPhone(Desktop.Accepted);
export const CodeByEmail = toPhone(Desktop.CodeByEmail);
export const Canceled = toPhone(Desktop.Canceled);
export const NoMethodSetUp = toPhone(Desktop.NoMethodSetUp);
