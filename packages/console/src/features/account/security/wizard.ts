import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { useState } from 'react';
import * as v from 'valibot';
import type { AccountAction, ProtectionId } from '#data/account.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useToasts } from '#data/page/toasts.ts';
import { isApiError } from '#api/errors.ts';
import { useText } from '#i18n/useText.ts';
import type { FormState, SchemaForm } from '#kit/form/formState.ts';
import { useForm } from '#kit/form/useForm.ts';
import { securityMessage } from './securityMessage.ts';

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
  phone: (user) => (user.phone === '' ? 'account.security.phone.do' : 'account.phone.change'),
  password: (user) => (user.password ? 'account.password.change' : 'account.password.set'),
  trade: (user) => (user.trade_password ? 'account.trade.change' : 'account.security.trade.do'),
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

export function useDone(onClose: WizardProps['onClose']): (title: string) => void {
  const toasts = useToasts();
  return (title) => {
    toasts.add({ tone: 'positive', title });
    onClose();
  };
}

export function useProof<P>() {
  const [proof, setProof] = useState<{ readonly value: P }>();
  const [isExpired, setExpired] = useState(false);
  return {
    proof: proof?.value,
    isExpired,
    keep: (value: P) => {
      setProof({ value });
      setExpired(false);
    },
    /** Sends the last request. If the verification has expired (10038), restarts and returns `false`. */
    spend: async (call: (proof: P) => Promise<void>): Promise<boolean> => {
      if (!proof) return false;
      try {
        await call(proof.value);
        return true;
      } catch (error) {
        if (!isApiError(error, 'verification')) throw error;
        setProof(undefined);
        setExpired(true);
        return false;
      }
    },
  };
}

export function useWizardForm<V extends object, Output>(options: SchemaForm<V, Output>): FormState<V> {
  const text = useText();
  return useForm({ messageOf: (error) => securityMessage(text, error), ...options });
}

type Rule<Output> = v.GenericSchema<string, Output>;

const omitted = v.pipe(
  v.string(),
  v.transform(() => undefined),
);

export const requiredIf = (isRequired: boolean, rule: Rule<string>): Rule<string | undefined> =>
  isRequired ? rule : omitted;
