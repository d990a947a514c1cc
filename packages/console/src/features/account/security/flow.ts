import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { useEffect } from 'react';
import type { Text } from '../../../i18n/useText.ts';
import type { AccountAction, ProtectionId } from '../../../data/account.ts';

/** The actions of the address that are flows of the security centre. */
export type FlowAction = Exclude<AccountAction, 'none' | 'edit'>;

/** What every flow is given by its dialog. */
export interface FlowProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
  /** While something is sent, or must be saved first, the dialog stays. */
  readonly onLock: (isLocked: boolean) => void;
}

/** Holds the dialog open for as long as it must not be left. */
export function useLock(onLock: FlowProps['onLock'], isLocked: boolean): void {
  useEffect(() => {
    onLock(isLocked);
  }, [onLock, isLocked]);
}

/** What the dialog is called; it keeps the name it was opened with. */
export function flowTitle(text: Text, action: FlowAction, user: UserInfo): string {
  switch (action) {
    case 'google':
      return text(user.bind_google_auth ? 'account.google.change' : 'account.google.bind');
    case 'unbind':
      return text('account.google.unbind');
    case 'recovery':
      return text('account.google.recovery');
    case 'email':
      return text('account.email.title');
    case 'phone':
      return text(user.phone === '' ? 'account.phone.bind' : 'account.phone.change');
    case 'password':
      return text(user.password ? 'account.password.change' : 'account.password.set');
    case 'trade':
      return text(user.trade_password ? 'account.trade.change' : 'account.trade.set');
    case 'reset':
      return text('account.reset.title');
    case 'forgot':
      return text('account.forgot.title');
    case 'delete':
      return text('account.delete.title');
  }
}

/** The row a flow belongs to. */
export const protectionOf: Readonly<Record<FlowAction, ProtectionId | 'none'>> = {
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

/** Whether there is anything for the flow to do; a link may name one that is over. */
export function isFlowOpen(action: FlowAction, user: UserInfo): boolean {
  switch (action) {
    case 'unbind':
    case 'recovery':
      return user.bind_google_auth;
    case 'reset':
      return user.trade_password && user.bind_google_auth;
    case 'forgot':
      return user.password;
    case 'google':
    case 'email':
    case 'phone':
    case 'password':
    case 'trade':
    case 'delete':
      return true;
  }
}
