import { type ToastQueue, createToastQueue } from '@settlement/design-system/ToastQueue';
import type { Text } from '#i18n/useText.ts';
import type { ErrorToasts } from '#kit/form/errorToasts.ts';
import { createErrorReactions } from './errorReactions.ts';
import { createErrorToasts } from './errorToasts.ts';

export interface SignInErrors extends ErrorToasts {
  readonly toasts: ToastQueue;
}

/** What the sign-in page says of a call that failed. */
export function createSignInErrors(text: () => Text): SignInErrors {
  const toasts = createToastQueue();
  const { show, once, dismiss } = createErrorToasts(toasts);
  const react = createErrorReactions({
    text,
    showToast: show,
    // Already on the login page: the message, no redirect (specification §4).
    expireSession: () => true,
  });
  return { report: once(react), dismiss, toasts };
}
