import { isWrong } from './isWrong.ts';
import type { FieldFrameProps } from './types.ts';

/** Separates the props of the label and of the notes from the rest, in which `isInvalid` considers the error. */
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
