import type { ToastContent, ToastQueue } from '@settlement/design-system/ToastQueue';
import type { ErrorToasts } from '#kit/form/errorToasts.ts';

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
