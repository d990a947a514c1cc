import type { ToastContent } from '@settlement/design-system/ToastQueue';
import { type ApiErrorKind, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { createToastDebounce } from './toastDebounce.ts';

interface Context {
  readonly text: () => Text;
  readonly showToast: (toast: ToastContent, error: unknown) => void;
  /** Ends the session. Returns true only the first time. */
  readonly expireSession: () => boolean;
}

/** Errors without a toast: the request for a verification (10038), and calls that the user aborted. */
const SILENT: ReadonlySet<ApiErrorKind> = new Set(['verification', 'aborted']);

/** Specification §8. `api/` only reports errors. */
export function createErrorReactions({ text, showToast, expireSession }: Context) {
  const toast = createToastDebounce<{ readonly content: ToastContent; readonly error: unknown }>(
    ({ content, error }) => showToast(content, error),
    ({ content: a }, { content: b }) => a.title === b.title && a.tone === b.tone,
  );

  return (error: unknown): void => {
    if (isApiError(error) && SILENT.has(error.kind)) return;
    const hasNoMessage = isApiError(error, 'server') && error.msg === undefined;
    // Specification §8: the body's `msg`, or "Success" without one.
    const title = hasNoMessage ? text()('errors.500') : errorText(text(), error);
    // Twenty parallel 401s show one message and redirect once.
    if (isApiError(error, 'unauthorised')) {
      if (expireSession()) toast({ content: { tone: 'caution', title }, error });
      return;
    }
    // Specification §8 sets the default text "Success" for a server error, which must not look like a success.
    const isHarmless = isApiError(error, 'server') || isApiError(error, 'duplicate');
    toast({ content: { tone: isHarmless ? 'neutral' : 'critical', title }, error });
  };
}
