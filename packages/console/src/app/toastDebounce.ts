/** Specification §8: error toasts are debounced. */
const TOAST_INTERVAL_MS = 1000;

/**
 * Shows the first message immediately. Afterward, shows the latest message once per second. Equal messages within that
 * second are shown once.
 */
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
