import type { ReactNode, Ref } from 'react';

import { cx } from '../../css/cx.ts';
import * as css from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { useTextControl } from '../Field/useTextControl.ts';
import type { TextFieldBehaviour } from '../Field/useTextControl.ts';

export type { TextFieldBehaviour };

export interface TextFieldProps extends TextFieldBehaviour, FieldFrameProps {
  /** An example, never the label. */
  placeholder?: string;
  /** Icon or sign before the text. */
  start?: ReactNode;
  /** Unit or small action after the text. */
  end?: ReactNode;
  /** Identifiers in a monospaced face. */
  isMono?: boolean;
  /** Figures of equal width. */
  isNumeric?: boolean;
  /** `large` in a form of its own, as on a withdrawal. @default 'medium' */
  size?: 'medium' | 'large';
  /** The input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Not for amounts, codes, passwords or searching: those have fields of their own. */
export function TextField({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  placeholder,
  start,
  end,
  isMono,
  isNumeric,
  size = 'medium',
  inputRef,
  ...behaviour
}: TextFieldProps) {
  const notes = { description, errorMessage, successMessage };
  const { frame, control } = useTextControl(behaviour, notes);
  return (
    <FieldFrame {...frame} {...notes} label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd}>
      <div className={cx(css.control, css.size[size])}>
        {start && <span className={css.start}>{start}</span>}
        <input
          {...control}
          ref={inputRef}
          placeholder={placeholder}
          className={cx(css.input, isMono && css.mono, isNumeric && css.numeric)}
        />
        {end && <span className={css.end}>{end}</span>}
      </div>
    </FieldFrame>
  );
}
