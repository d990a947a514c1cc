import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import desktop, * as Desktop from './VerificationDialog.stories.tsx';
import { Asking } from './verificationStory.tsx';

const meta = {
  title: 'Screens/Security/Mobile verification',
  component: Asking,
  args: desktop.args,
  parameters: { ...onPhone, route: '/m/property', spec: ['§6 Withdrawals', '§8 10038'], hasNoHeading: true },
  play: desktop.play,
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RequestedByServer: Story = toPhone(Desktop.RequestedByServer);
export const EmptyInput: Story = toPhone(Desktop.EmptyInput);
export const WrongCode: Story = toPhone(Desktop.WrongCode);
export const WrongPassword: Story = toPhone(Desktop.WrongPassword);
export const LockedAfterFiveTries: Story = toPhone(Desktop.LockedAfterFiveTries);
export const CodeExpired: Story = toPhone(Desktop.CodeExpired);
export const CodeRequestedTwice: Story = toPhone(Desktop.CodeRequestedTwice);
export const ClockIsOff: Story = toPhone(Desktop.ClockIsOff);
export const NoPassword: Story = toPhone(Desktop.NoPassword);
export const WrongTextCode: Story = toPhone(Desktop.WrongTextCode);
export const Accepted: Story = toPhone(Desktop.Accepted);
export const CodeByEmail: Story = toPhone(Desktop.CodeByEmail);
export const Canceled: Story = toPhone(Desktop.Canceled);
export const NoMethodSetUp: Story = toPhone(Desktop.NoMethodSetUp);
