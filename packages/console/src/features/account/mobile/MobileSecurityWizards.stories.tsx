import type { Meta, StoryObj as Story } from '@storybook/react-vite';
import { onPhone, toPhone } from '#parts/stories/phoneStory.ts';
import * as Desktop from '../security/SecurityWizards.stories.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

export default {
  title: 'Screens/Account/Mobile security wizards',
  component: AccountScreen,
  parameters: {
    ...onPhone,
    route: '/m/accountInfo?page_tab=_security',
    spec: ['§2 Account', '§5 Verification code'],
    hasNoHeading: true,
  },
} satisfies Meta<typeof AccountScreen>;

export const GoogleBind: Story = toPhone(Desktop.GoogleBind);
export const GoogleScan: Story = toPhone(Desktop.GoogleScan);
export const RecoveryCodes: Story = toPhone(Desktop.RecoveryCodes);
export const GoogleChange: Story = toPhone(Desktop.GoogleChange);
export const GoogleUnbindOnlyMethod: Story = toPhone(Desktop.GoogleUnbindOnlyMethod);
export const GoogleRecovery: Story = toPhone(Desktop.GoogleRecovery);
export const EmailTaken: Story = toPhone(Desktop.EmailTaken);
export const EmailTicketExpired: Story = toPhone(Desktop.EmailTicketExpired);
export const PhoneWrong: Story = toPhone(Desktop.PhoneWrong);
export const PhoneTaken: Story = toPhone(Desktop.PhoneTaken);
export const PasswordChange: Story = toPhone(Desktop.PasswordChange);
export const PasswordMismatch: Story = toPhone(Desktop.PasswordMismatch);
export const TradePasswordSameAsAccount: Story = toPhone(Desktop.TradePasswordSameAsAccount);
export const TradePasswordReset: Story = toPhone(Desktop.TradePasswordReset);
export const TradePasswordFirst: Story = toPhone(Desktop.TradePasswordFirst);
export const DeleteWrongId: Story = toPhone(Desktop.DeleteWrongId);
export const DeleteRefused: Story = toPhone(Desktop.DeleteRefused);
export const ForgottenPassword: Story = toPhone(Desktop.ForgottenPassword);

export const VerifyRefused = toPhone(Desktop.VerifyRefused);
export const EmailCodeRefused = toPhone(Desktop.EmailCodeRefused);
export const TextCodeRefused = toPhone(Desktop.TextCodeRefused);
export const GoogleRefused = toPhone(Desktop.GoogleRefused);
export const RecoveryRefused = toPhone(Desktop.RecoveryRefused);
export const EmailRefused = toPhone(Desktop.EmailRefused);
export const PhoneRefused = toPhone(Desktop.PhoneRefused);
export const PasswordRefused = toPhone(Desktop.PasswordRefused);
export const DeletionRefused = toPhone(Desktop.DeletionRefused);
export const ForgottenPasswordRefused = toPhone(Desktop.ForgottenPasswordRefused);
export const GoogleUnbind: Story = toPhone(Desktop.GoogleUnbind);
export const EmailChange: Story = toPhone(Desktop.EmailChange);
export const PhoneChange: Story = toPhone(Desktop.PhoneChange);
export const Deleted: Story = toPhone(Desktop.Deleted);
