import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';
import { NoteWords, noteClass } from './NoteWords.tsx';

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

export function FieldNotes(notes: Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>) {
  if (!notes.errorMessage && !notes.successMessage && !notes.description) return null;
  const className = noteClass(notes);
  // react-aria ties each to the field in its own way: an error is there only while the field is wrong.
  return notes.errorMessage ? (
    <FieldError className={className}>
      <NoteWords {...notes} />
    </FieldError>
  ) : (
    <Text slot="description" className={className}>
      <NoteWords {...notes} />
    </Text>
  );
}
