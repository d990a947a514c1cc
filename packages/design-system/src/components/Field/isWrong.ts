import type { ReactNode } from 'react';

/**
 * Whether a field is wrong: by what the page says, else undefined, which leaves it to react-aria's own
 * validation (`isRequired`, `validate`).
 */
export function isWrong(errorMessage: ReactNode, isInvalid: boolean | undefined): boolean | undefined {
  if (isInvalid !== undefined) return isInvalid;
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== false ? true : undefined;
}
