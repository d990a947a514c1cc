import { TextField } from '@settlement/design-system/TextField';
import { DEBOUNCE } from '#lib/browser/useDebounced.ts';
import { type TypedFilterProps, useTypedText } from './SearchFilter.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

/** Renders a text field. The filter changes after a pause in typing (specification §9). */
export function TypedFilter({ field, value, isFocused = false, onChange }: TypedFilterProps) {
  const { label, placeholder, inputMode } = field;
  const { typed, setTyped, wrong } = useTypedText(field, value, onChange, DEBOUNCE);
  return (
    <TextField
      label={label}
      {...(placeholder !== undefined && { placeholder })}
      {...(inputMode !== undefined && { inputMode })}
      ref={useFirstFocus(isFocused)}
      autoCorrect="off"
      spellCheck="false"
      value={typed}
      onChange={setTyped}
      isInvalid={wrong !== undefined}
      errorMessage={wrong}
    />
  );
}
