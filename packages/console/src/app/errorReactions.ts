import type { ToastContent } from '@settlement/design-system/ToastQueue';
import { type ApiErrorKind, isApiError } from '#api/errors.ts';
import { errorText } from '#i18n/errorText.ts';
import type { Text } from '#i18n/useText.ts';
import { createToastDebounce } from './toastDebounce.ts';

interface Context {
  /** Words in the language of the moment. */
  readonly text: () => Text;
  /** The error is what the toast is about: a form takes its toast back by it. */
  readonly showToast: (toast: ToastContent, error: unknown) => void;
  /** Answers whether this was the first 401 of the session. */
  readonly expireSession: () => boolean;
}

/** Errors without a toast: the verification question (10038), and calls the user aborted. */
const SILENT: ReadonlySet<ApiErrorKind> = new Set(['verification', 'aborted']);

/** What the person sees when a call fails (specification §8). `api/` only reports; this decides. */
export function createErrorReactions({ text, showToast, expireSession }: Context) {
  const toast = createToastDebounce<{ readonly content: ToastContent; readonly error: unknown }>(
    ({ content, error }) => showToast(content, error),
    ({ content: a }, { content: b }) => a.title === b.title && a.tone === b.tone,
  );

  return (error: unknown): void => {
    if (isApiError(error) && SILENT.has(error.kind)) return;
    const hasNoMessage = isApiError(error, 'server') && error.msg === undefined;
    // Specification §8: the body's msg, "Success" where it has none.
    const title = hasNoMessage ? text()('errors.500') : errorText(text(), error);
    // Twenty parallel 401s: one message, one redirect.
    if (isApiError(error, 'unauthorised')) {
      if (expireSession()) toast({ content: { tone: 'caution', title }, error });
      return;
    }
    // Specification §8 gives a server fault the default word "Success": it must not look like one.
    const isHarmless = isApiError(error, 'server') || isApiError(error, 'duplicate');
    toast({ content: { tone: isHarmless ? 'neutral' : 'critical', title }, error });
  };
}
