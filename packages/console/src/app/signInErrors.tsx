import { ToastRegion, type ToastQueue, createToastQueue } from '@settlement/design-system/Toast';
import { useText } from '../i18n/useText.ts';
import type { Text } from '../i18n/useText.ts';
import { createErrorReactions } from './errorReactions.ts';

export interface SignInErrors {
  readonly report: (error: unknown) => void;
  readonly toasts: ToastQueue;
}

/** What the sign-in page says of a call that failed; fetched with what calls. */
export function createSignInErrors(text: () => Text): SignInErrors {
  const toasts = createToastQueue();
  const report = createErrorReactions({
    text,
    showToast: (toast) => toasts.add(toast),
    // Already on the login page: the message, no redirect (specification §4).
    expireSession: () => true,
  });
  return { report, toasts };
}

export function LoginToasts({ toasts }: { readonly toasts: ToastQueue }) {
  const text = useText();
  return (
    <ToastRegion queue={toasts} label={text('common.notifications')} closeLabel={text('common.dismiss')} />
  );
}
