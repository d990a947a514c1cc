import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';

/** For what shows why a call failed in its own place: the toast of the same error would say it twice. */
export function useShownError(error: unknown): void {
  const { dismiss } = useAtomValue(errorToastsAtom);
  // Before the browser draws: the toast doesn't flash.
  useLayoutEffect(() => dismiss(error), [dismiss, error]);
}
