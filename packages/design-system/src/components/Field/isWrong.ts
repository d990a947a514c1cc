import type { ReactNode } from 'react';

/** Returns whether a field is invalid. `undefined` if react-aria's validation determines it. */
export function isWrong(errorMessage: ReactNode, isInvalid: boolean | undefined): boolean | undefined {
  if (isInvalid !== undefined) return isInvalid;
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== false ? true : undefined;
}
