import type { ReactNode } from 'react';

/** Whether a field with this message counts as wrong. */
export function isWrong(errorMessage: ReactNode, isInvalid: boolean | undefined): boolean {
  return isInvalid ?? (errorMessage !== undefined && errorMessage !== null && errorMessage !== false);
}
