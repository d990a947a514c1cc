import { cx } from '../../css/cx.ts';
import { CheckCircleIcon, ErrorIcon } from '../../icons/icons.ts';
import * as css from './Field.css.ts';
import type { FieldFrameProps } from './types.ts';

type Notes = Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>;

/** Look of the line under a field. */
export function noteClass({ errorMessage, successMessage }: Omit<Notes, 'description'>): string {
  const tone = errorMessage ? css.noteTone.critical : successMessage && css.noteTone.positive;
  return cx(css.note, typeof tone === 'string' && tone);
}

/** What the line says: the worst news first, with a sign so that colour is not alone. */
export function NoteText({ description, errorMessage, successMessage }: Notes) {
  if (errorMessage) {
    return (
      <>
        <ErrorIcon aria-hidden="true" />
        <span>{errorMessage}</span>
      </>
    );
  }
  if (successMessage) {
    return (
      <>
        <CheckCircleIcon aria-hidden="true" />
        <span>{successMessage}</span>
      </>
    );
  }
  return <span>{description}</span>;
}
