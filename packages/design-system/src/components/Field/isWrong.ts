import type { ReactNode } from 'react';

/**
 * Checks if a field is invalid. `undefined` leaves the decision to react-aria's validation (`isRequired`,
 * `validate`).
 */
export function isWrong(errorMessage: ReactNode, isInvalid: boolean | undefined): boolean | undefined {
  if (isInvalid !== undefined) return isInvalid;
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== false ? true : undefined;
}
