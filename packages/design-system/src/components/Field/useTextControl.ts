import { useId } from 'react';
import type { ClipboardEventHandler, FocusEventHandler, KeyboardEventHandler } from 'react';

import { describedBy } from './FieldFrame.tsx';
import { isWrong } from './isWrong.ts';
import type { FieldFrameProps } from './types.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What a text input can do, in react-aria's words. */
export interface TextFieldBehaviour {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: FocusEventHandler<TextElement>;
  onFocus?: FocusEventHandler<TextElement>;
  onKeyDown?: KeyboardEventHandler<TextElement>;
  onPaste?: ClipboardEventHandler<TextElement>;
  name?: string;
  type?: 'text' | 'search' | 'url' | 'tel' | 'email' | 'password';
  autoComplete?: string;
  autoCorrect?: string;
  spellCheck?: boolean | 'true' | 'false';
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  maxLength?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  autoFocus?: boolean;
  id?: string;
  'aria-describedby'?: string;
}

/** Turns our words into the attributes of an input, tied to its `FieldFrame`. */
export function useTextControl(
  {
    isRequired,
    isDisabled,
    isReadOnly,
    isInvalid,
    onChange,
    id: idFromOutside,
    ...attributes
  }: TextFieldBehaviour,
  notes: Pick<FieldFrameProps, 'description' | 'errorMessage' | 'successMessage'>,
) {
  const ownId = useId();
  const id = idFromOutside ?? ownId;
  const isBad = isWrong(notes.errorMessage, isInvalid);
  return {
    frame: { id, isBad, isDisabled },
    control: {
      ...attributes,
      id,
      'aria-describedby': describedBy(id, notes, attributes['aria-describedby']),
      // In words under the field, not in the browser's own bubble.
      'aria-required': isRequired || undefined,
      'aria-invalid': isBad || undefined,
      disabled: isDisabled,
      readOnly: isReadOnly,
      onChange: (event: { currentTarget: TextElement }) => onChange?.(event.currentTarget.value),
    },
  };
}
