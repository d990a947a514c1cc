import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';
import { NoteText, noteClass } from './NoteText.tsx';
import type { FieldFrameProps } from './types.ts';

/** Label of a field whose control is react-aria's, which ties the two. */
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
      <NoteText {...notes} />
    </FieldError>
  ) : (
    <Text slot="description" className={className}>
      <NoteText {...notes} />
    </Text>
  );
}
