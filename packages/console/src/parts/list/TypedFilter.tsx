import { narrowed, stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { SearchField } from '@settlement/design-system/SearchField';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import { DEBOUNCE, SEARCH_DEBOUNCE, useDebouncedText } from '#lib/useDebounced.ts';
import type { TypedField } from './filterFields.ts';

const trimmed = (typed: string) => typed.trim();
/** Spreadsheets put an apostrophe before a number that is text. */
const plain = (typed: string) => narrowed(stripInvisible(typed)).replace(/^\s*'(?=\d)/, '');

interface TypedFilterProps {
  readonly field: TypedField;
  readonly value: string | undefined;
  /** Phones show a search by its placeholder, outside the sheet. */
  readonly isBare?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter that is typed; it counts when the typing rests (specification §9). */
export function TypedFilter({ field, value, isBare = false, onChange }: TypedFilterProps) {
  const text = useText();
  const { kind, label, placeholder, inputMode, problem, conflict, clean = trimmed } = field;
  const problemOf = (filled: string) => (filled === '' ? undefined : problem?.(filled));
  const commit = (rested: string) => {
    if (problemOf(rested) === undefined) onChange(rested || undefined);
  };
  const delay = kind === 'search' ? SEARCH_DEBOUNCE : DEBOUNCE;
  const [typed, setTyped] = useDebouncedText(value ?? '', commit, {
    delay,
    clean: (text) => clean(plain(text)),
  });
  const cleaned = clean(plain(typed));
  const wrong = problemOf(cleaned) ?? (cleaned === '' ? undefined : conflict?.(cleaned));
  if (kind === 'search' || isBare) {
    return (
      <SearchField
        label={label}
        isLabelHidden={isBare}
        {...(isBare ? { placeholder: label } : placeholder !== undefined && { placeholder })}
        clearLabel={text('common.filter.remove', { filter: label })}
        value={typed}
        onChange={setTyped}
      />
    );
  }
  return (
    <TextField
      label={label}
      {...(placeholder !== undefined && { placeholder })}
      {...(inputMode !== undefined && { inputMode })}
      autoCorrect="off"
      spellCheck="false"
      value={typed}
      onChange={setTyped}
      isInvalid={wrong !== undefined}
      errorMessage={wrong}
    />
  );
}
