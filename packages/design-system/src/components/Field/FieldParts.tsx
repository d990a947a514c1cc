import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { cx } from '../../css/cx.ts';
import { CheckCircleIcon, ErrorIcon } from '../../icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';

/** What every field has around its control. */
export interface FieldFrameProps {
  /** What the field is for; above it, or for screen readers only. */
  label: ReactNode;
  /** Keeps the label for screen readers where the place says it, as in a filter bar. */
  isLabelHidden?: boolean;
  /** A fact at the end of the label's line, as what is available. */
  labelEnd?: ReactNode;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong, in the place of the help. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  /** What was found right, in the place of the help. */
  successMessage?: ReactNode;
}

export function FieldLabel({
  label,
  isLabelHidden,
  labelEnd,
}: Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'labelEnd'>) {
  if (isLabelHidden && !labelEnd) return <Label className={visuallyHidden}>{label}</Label>;
  return (
    <div className={css.labelRow}>
      <Label className={isLabelHidden ? visuallyHidden : css.label}>{label}</Label>
      {labelEnd && <span className={css.labelEnd}>{labelEnd}</span>}
    </div>
  );
}

export function FieldNotes({
  description,
  errorMessage,
  successMessage,
}: Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>) {
  if (errorMessage) {
    return (
      <FieldError className={cx(css.note, css.noteTone.critical)}>
        <ErrorIcon aria-hidden="true" />
        <span>{errorMessage}</span>
      </FieldError>
    );
  }
  if (successMessage) {
    return (
      <Text slot="description" className={cx(css.note, css.noteTone.positive)}>
        <CheckCircleIcon aria-hidden="true" />
        <span>{successMessage}</span>
      </Text>
    );
  }
  if (!description) return null;
  return (
    <Text slot="description" className={css.note}>
      {description}
    </Text>
  );
}

/** Whether a field with this message counts as wrong. */
export function isWrong(errorMessage: ReactNode, isInvalid: boolean | undefined): boolean {
  return isInvalid ?? (errorMessage !== undefined && errorMessage !== null && errorMessage !== false);
}
