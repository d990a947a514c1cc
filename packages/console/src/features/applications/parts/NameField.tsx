import { SearchField } from '@settlement/design-system/SearchField';
import { applicationsStateAtom } from '../../../data/applications.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebouncedText } from '../../../lib/useDebounced.ts';

/** A part of a name; phones show it outside the sheet, by its placeholder. */
export function NameField({ isBare = false }: { readonly isBare?: boolean }) {
  const text = useText();
  const [state, setState] = useUrlState(applicationsStateAtom);
  const [name, setName] = useDebouncedText(state.name ?? '', (value) =>
    setState({ name: value.trim() || undefined }, { replace: true }),
  );
  const label = text('applications.field.name');
  return (
    <SearchField
      label={label}
      isLabelHidden={isBare}
      {...(isBare && { placeholder: label })}
      clearLabel={text('common.filter.remove', { filter: label })}
      value={name}
      onChange={setName}
    />
  );
}
