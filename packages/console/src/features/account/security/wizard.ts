import type { UserInfo } from '@settlement/api-mocks/contract/user';
import type { AccountAction, ProtectionId } from '#data/account.ts';
import type { MessageId } from '#i18n/ids.ts';

/** The actions of the address that are flows of the security centre. */
export type WizardAction = Exclude<AccountAction, 'none' | 'edit'>;

/** What every flow is given by its dialog. */
export interface WizardProps {
  /** As it was when the dialog opened: what a wizard binds or sets would turn it over before it is done. */
  readonly user: UserInfo;
  readonly onClose: () => void;
  /** While something is sent, or must be saved first, the dialog stays. */
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

/** What the dialog is called; it keeps the name it was opened with. */
export const wizardTitle = (action: WizardAction, user: UserInfo): MessageId => titles[action](user);

/** The row a flow belongs to. */
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
/** Flows that need something to be there; all others always make sense. */
const needs: Readonly<Partial<Record<WizardAction, (user: UserInfo) => boolean>>> = {
  unbind: isBound,
  recovery: isBound,
  reset: (user) => user.trade_password && user.bind_google_auth,
  forgot: (user) => user.password,
};

/** Whether there is anything for the flow to do; a link may name one that is over. */
export const isWizardOpen = (action: WizardAction, user: UserInfo): boolean => needs[action]?.(user) ?? true;
