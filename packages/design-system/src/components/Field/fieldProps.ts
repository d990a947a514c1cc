import type { ReactNode } from 'react';

/** The props for the label and the notes of a field. */
export interface FieldFrameProps {
  /** The purpose of the field. It's shown above the field, or only to screen readers. */
  label: ReactNode;
  /** Shows the label only to screen readers, if the context names the field, as in a filter bar. */
  isLabelHidden?: boolean;
  /** A fact or a small button at the end of the label line, such as the available amount. */
  labelEnd?: ReactNode;
  /** The help below the field. */
  description?: ReactNode;
  /** The error, which replaces the description. It makes the field invalid. */
  errorMessage?: ReactNode;
  /** The success message, which replaces the description. */
  successMessage?: ReactNode;
}

/** The props of a react-aria component without styles and content, which this package controls. */
export type Closed<Props> = Omit<Props, 'className' | 'style' | 'children'>;

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
