import { SearchField } from '@settlement/design-system/SearchField';
import { narrowed, stripInvisible } from '@settlement/api-mocks/contract/cleanText';
import { useText } from '#i18n/useText.ts';
import { SEARCH_DEBOUNCE, useDebouncedText } from '#lib/browser/useDebounced.ts';
import type { TypedField } from './filterFields.ts';

const trimmed = (typed: string) => typed.trim();
/**
 * Converts full-width characters to ASCII. Removes invisible characters, and the apostrophe with which
 * spreadsheets mark a number as text.
 */
const plain = (typed: string) => narrowed(stripInvisible(typed)).replace(/^\s*'(?=\d)/, '');

/** Returns the typed text, its setter and its error. A valid text changes the filter after `delay` milliseconds. */
export function useTypedText(
  { problem, conflict, clean = trimmed }: TypedField,
  value: string | undefined,
  onChange: (value: string | undefined) => void,
  delay: number,
) {
  const problemOf = (filled: string) => (filled === '' ? undefined : problem?.(filled));
  const commit = (rested: string) => {
    if (problemOf(rested) === undefined) onChange(rested || undefined);
  };
  const [typed, setTyped] = useDebouncedText(value ?? '', commit, {
    delay,
    clean: (text) => clean(plain(text)),
  });
  const cleaned = clean(plain(typed));
  const wrong = problemOf(cleaned) ?? (cleaned === '' ? undefined : conflict?.(cleaned));
  return { typed, setTyped, wrong };
}

export interface TypedFilterProps {
  readonly field: TypedField;
  readonly value: string | undefined;
  readonly isFocused?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

export function SearchFilter({ field, value, onChange }: TypedFilterProps) {
  const text = useText();
  const { label, placeholder = label } = field;
  const { typed, setTyped } = useTypedText(field, value, onChange, SEARCH_DEBOUNCE);
  return (
    <SearchField
      isLabelHidden
      label={label}
      placeholder={placeholder}
      labels={{ clear: text('common.filter.remove', { filter: label }) }}
      value={typed}
      onChange={setTyped}
    />
  );
}
