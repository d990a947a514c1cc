import type { ReactNode } from 'react';
import type { FieldFrameProps } from './types.ts';

/** Returns whether a field is invalid. `undefined` if react-aria's validation determines it. */
export function isWrong(errorMessage: ReactNode, isInvalid: boolean | undefined): boolean | undefined {
  if (isInvalid !== undefined) return isInvalid;
  return errorMessage !== undefined && errorMessage !== null && errorMessage !== false ? true : undefined;
}

/** Splits the props of a field by part. An error message makes the control invalid by default. */
export function splitField<Props extends Partial<FieldFrameProps> & { isInvalid?: boolean | undefined }>({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  ...rest
}: Props) {
  return {
    head: { label, isLabelHidden, labelEnd },
    notes: { description, errorMessage, successMessage },
    rest: { ...rest, isInvalid: isWrong(errorMessage, rest.isInvalid) },
  };
}

/** The props of inputs for codes and addresses. They turn off capitalization and spelling correction. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' } as const;
