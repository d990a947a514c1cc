import type { ReactNode } from 'react';

import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';
import { NoteText, noteClass } from './NoteText.tsx';
import type { FieldFrameProps } from './types.ts';

interface Props extends FieldFrameProps {
  /** Id of the control. */
  id: string;
  isBad?: boolean;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** Label, control and note of a field whose control is the browser's own. */
export function FieldFrame({
  id,
  label,
  isLabelHidden,
  labelEnd,
  isBad,
  isDisabled,
  children,
  ...notes
}: Props) {
  const labelElement = (
    <label htmlFor={id} className={isLabelHidden ? visuallyHidden : css.label}>
      {label}
    </label>
  );
  return (
    <div className={css.root} data-invalid={isBad || undefined} data-disabled={isDisabled || undefined}>
      {isLabelHidden && !labelEnd ? (
        labelElement
      ) : (
        <div className={css.labelRow}>
          {labelElement}
          {labelEnd && <span className={css.labelEnd}>{labelEnd}</span>}
        </div>
      )}
      {children}
      {hasNote(notes) && (
        <div id={`${id}-note`} className={noteClass(notes)}>
          <NoteText {...notes} />
        </div>
      )}
    </div>
  );
}

type Notes = Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>;

function hasNote({ description, errorMessage, successMessage }: Notes): boolean {
  return Boolean(errorMessage || successMessage || description);
}

/** Ids of what describes the control: the note under it, and what the page says besides. */
export function describedBy(id: string, notes: Notes, others?: string): string | undefined {
  return [hasNote(notes) ? `${id}-note` : undefined, others].filter(Boolean).join(' ') || undefined;
}
