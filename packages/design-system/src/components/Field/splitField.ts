import { isWrong } from './isWrong.ts';
import type { FieldFrameProps } from './types.ts';

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
