import type { Ref } from 'react';

import { cx } from '../../css/cx.ts';
import * as css from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { useTextControl } from '../Field/useTextControl.ts';
import type { TextFieldBehaviour } from '../Field/useTextControl.ts';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<TextFieldBehaviour, 'type'>, FieldFrameProps {
  placeholder?: string;
  /** Lines shown at first; people can pull it larger. @default 4 */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Not for one line: use `TextField`. */
export function TextArea({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  placeholder,
  rows = 4,
  inputRef,
  ...behaviour
}: TextAreaProps) {
  const notes = { description, errorMessage, successMessage };
  const { frame, control } = useTextControl(behaviour, notes);
  return (
    <FieldFrame {...frame} {...notes} label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd}>
      <div className={css.control}>
        <textarea
          {...control}
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          className={cx(css.input, area)}
        />
      </div>
    </FieldFrame>
  );
}
