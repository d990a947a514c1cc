import { SearchField } from '@settlement/design-system/SearchField';
import { useText } from '#i18n/useText.ts';
import { SEARCH_DEBOUNCE } from '#lib/browser/useDebounced.ts';
import type { TypedField } from './filterFields.ts';
import { useTypedText } from './useTypedText.ts';

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
