import { SearchField } from '@settlement/design-system/SearchField';
import { assetStateAtom } from '#data/assets.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useDebouncedText } from '#lib/browser/useDebounced.ts';

export function AssetSearch() {
  const text = useText();
  const [state, setState] = useUrlState(assetStateAtom);
  const [typed, setTyped] = useDebouncedText(
    state.search ?? '',
    (search) => setState({ search: search || undefined }, { replace: true }),
    { clean: (search) => search.trim() },
  );
  return (
    <SearchField
      label={text('assets.list.search')}
      isLabelHidden
      placeholder={text('assets.list.search')}
      value={typed}
      onChange={setTyped}
    />
  );
}
