import { SearchField } from '@settlement/design-system/SearchField';
import { callbacksStateAtom } from '../../../data/callbacks.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { SEARCH_DEBOUNCE, useDebouncedText } from '../../../lib/useDebounced.ts';

/** An order number or a part of an address; phones show it outside the sheet, by its placeholder. */
export function KeywordField({ isBare = false }: { readonly isBare?: boolean }) {
  const text = useText();
  const [state, setState] = useUrlState(callbacksStateAtom);
  const [keyword, setKeyword] = useDebouncedText(
    state.keyword ?? '',
    (value) => setState({ keyword: value.trim() || undefined }, { replace: true }),
    SEARCH_DEBOUNCE,
  );
  const label = text('callbacks.filter.keyword');
  return (
    <SearchField
      label={label}
      isLabelHidden={isBare}
      {...(isBare && { placeholder: label })}
      clearLabel={text('common.filter.remove', { filter: label })}
      value={keyword}
      onChange={setKeyword}
    />
  );
}
