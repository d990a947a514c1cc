import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';

export function useShownError(error: unknown): void {
  const { dismiss } = useAtomValue(errorToastsAtom);
  // A layout effect runs before paint, so the toast never becomes visible.
  useLayoutEffect(() => dismiss(error), [dismiss, error]);
}
