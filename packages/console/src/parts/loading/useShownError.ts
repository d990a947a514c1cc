import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';

export function useShownError(error: unknown): void {
  const { dismiss } = useAtomValue(errorToastsAtom);
  // The effect runs before paint, so that the toast doesn't flash.
  useLayoutEffect(() => dismiss(error), [dismiss, error]);
}
