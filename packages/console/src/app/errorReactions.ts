import type { ToastContent, ToastQueue } from '@settlement/design-system/ToastQueue';
import { type ApiErrorKind, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import type { ErrorToasts } from '#kit/form/errorToasts.ts';

/** The minimum interval between two error toasts in milliseconds (specification §8). */
const TOAST_INTERVAL_MS = 1000;

/** Returns a function that shows the latest message at most once per second. Merges equal messages. */
export function createToastDebounce<T>(show: (message: T) => void, isSame: (a: T, b: T) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: T | undefined;
  let pending: T | undefined;

  const open = () => {
    timer = undefined;
    const next = pending;
    pending = undefined;
    if (next === undefined) shown = undefined;
    else pass(next);
  };
  const pass = (message: T) => {
    shown = message;
    show(message);
    timer = setTimeout(open, TOAST_INTERVAL_MS);
  };

  return (message: T): void => {
    if (timer === undefined) pass(message);
    else if (shown === undefined || !isSame(shown, message)) pending = message;
  };
}

interface Context {
  readonly text: () => Text;
  readonly showToast: (toast: ToastContent, error: unknown) => void;
  /** Ends the session. Returns false if no message is needed. */
  readonly expireSession: () => boolean;
}

/** Errors without a toast: a required verification (10038), and calls that the user aborted. */
const SILENT: ReadonlySet<ApiErrorKind> = new Set(['verification', 'aborted']);

/** Returns a function that reacts to an error as specification §8 requires. */
export function createErrorReactions({ text, showToast, expireSession }: Context) {
  const toast = createToastDebounce<{ readonly content: ToastContent; readonly error: unknown }>(
    ({ content, error }) => showToast(content, error),
    ({ content: a }, { content: b }) => a.title === b.title && a.tone === b.tone,
  );

  return (error: unknown): void => {
    if (isApiError(error) && SILENT.has(error.kind)) return;
    const hasNoMessage = isApiError(error, 'server') && error.msg === undefined;
    // The title of a server error without `msg` is "Success" (specification §8).
    const title = hasNoMessage ? text()('errors.500') : errorText(text(), error);
    // Several calls may fail with 401 at the same time. The user sees one message and one redirect.
    if (isApiError(error, 'unauthorised')) {
      if (expireSession()) toast({ content: { tone: 'caution', title }, error });
      return;
    }
    // The text "Success" (specification §8) must not look like a success, so its tone is neutral.
    const isHarmless = isApiError(error, 'server') || isApiError(error, 'duplicate');
    toast({ content: { tone: isHarmless ? 'neutral' : 'critical', title }, error });
  };
}

export function createErrorToasts(toasts: ToastQueue) {
  const reported = new WeakSet<object>();
  const dismissed = new WeakSet<object>();
  const ids = new WeakMap<object, string>();
  const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;

  return {
    show: (content: ToastContent, error: unknown): void => {
      if (!isObject(error)) toasts.add(content);
      else if (!dismissed.has(error)) ids.set(error, toasts.add(content));
    },
    once:
      (report: (error: unknown) => void): ErrorToasts['report'] =>
      (error) => {
        if (isObject(error)) {
          if (reported.has(error)) return;
          reported.add(error);
        }
        report(error);
      },
    dismiss: (error: unknown): void => {
      if (!isObject(error)) return;
      dismissed.add(error);
      const id = ids.get(error);
      if (id !== undefined) toasts.close(id);
    },
  };
}
