import type { Meta } from '@storybook/react-vite';
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
  },
} satisfies Meta<typeof AccountScreen>;

export const GoogleBind = toPhone(Desktop.GoogleBind);
export const GoogleScan = toPhone(Desktop.GoogleScan);
export const RecoveryCodes = toPhone(Desktop.RecoveryCodes);
export const GoogleChange = toPhone(Desktop.GoogleChange);
export const GoogleUnbindOnlyMethod = toPhone(Desktop.GoogleUnbindOnlyMethod);
export const GoogleRecovery = toPhone(Desktop.GoogleRecovery);
export const EmailTaken = toPhone(Desktop.EmailTaken);
export const EmailTicketExpired = toPhone(Desktop.EmailTicketExpired);
export const PhoneWrong = toPhone(Desktop.PhoneWrong);
export const PhoneTaken = toPhone(Desktop.PhoneTaken);
export const PasswordChange = toPhone(Desktop.PasswordChange);
export const PasswordMismatch = toPhone(Desktop.PasswordMismatch);
export const TradePasswordSameAsAccount = toPhone(Desktop.TradePasswordSameAsAccount);
export const TradePasswordReset = toPhone(Desktop.TradePasswordReset);
export const TradePasswordFirst = toPhone(Desktop.TradePasswordFirst);
export const DeleteWrongId = toPhone(Desktop.DeleteWrongId);
export const DeleteRefused = toPhone(Desktop.DeleteRefused);
export const ForgottenPassword = toPhone(Desktop.ForgottenPassword);

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
export const GoogleUnbind = toPhone(Desktop.GoogleUnbind);
export const EmailChange = toPhone(Desktop.EmailChange);
export const PhoneChange = toPhone(Desktop.PhoneChange);
export const Deleted = toPhone(Desktop.Deleted);
