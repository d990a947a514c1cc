import type { UserInfo } from '@settlement/api-mocks/contract/user';
import type { AccountAction, ProtectionId } from '#data/account.ts';
import type { MessageId } from '#i18n/ids.ts';

export type WizardAction = Exclude<AccountAction, 'none' | 'edit' | 'collection'>;

export interface WizardProps {
  /** The user data when the dialog was opened. Newer data would restart the wizard. */
  readonly user: UserInfo;
  readonly onClose: () => void;
  /** Called with `true` while the dialog must not be closed, and with `false` afterward. */
  readonly onLock: (isLocked: boolean) => void;
}

const titles: Readonly<Record<WizardAction, (user: UserInfo) => MessageId>> = {
  google: (user) => (user.bind_google_auth ? 'account.google.change' : 'account.google.bind'),
  unbind: () => 'account.google.unbind',
  recovery: () => 'account.google.recovery',
  email: () => 'account.email.title',
  phone: (user) => (user.phone === '' ? 'account.phone.bind' : 'account.phone.change'),
  password: (user) => (user.password ? 'account.password.change' : 'account.password.set'),
  trade: (user) => (user.trade_password ? 'account.trade.change' : 'account.trade.set'),
  reset: () => 'account.reset.title',
  forgot: () => 'account.forgot.title',
  delete: () => 'account.delete.title',
};

export const wizardTitle = (action: WizardAction, user: UserInfo): MessageId => titles[action](user);

export const protectionOf: Readonly<Record<WizardAction, ProtectionId | 'none'>> = {
  google: 'google',
  unbind: 'google',
  recovery: 'google',
  email: 'email',
  phone: 'phone',
  password: 'password',
  forgot: 'password',
  trade: 'trade',
  reset: 'trade',
  delete: 'none',
};

const isBound = (user: UserInfo) => user.bind_google_auth;
const needs: Readonly<Partial<Record<WizardAction, (user: UserInfo) => boolean>>> = {
  unbind: isBound,
  recovery: isBound,
  reset: (user) => user.trade_password === true && user.bind_google_auth,
  forgot: (user) => user.password,
};

/** Checks if the user can open a wizard. A link may contain a wizard that is no longer available. */
export const isWizardOpen = (action: WizardAction, user: UserInfo): boolean => needs[action]?.(user) ?? true;
