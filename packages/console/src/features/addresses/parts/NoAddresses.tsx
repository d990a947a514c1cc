import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { BookUserIcon, FilterIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { addressStateAtom, hasAddressFiltersAtom, noAddressFilters } from '../../../data/addresses.ts';
import { useText } from '../../../i18n/useText.ts';

/** An empty book explains itself; an empty answer to a filter offers the way back. */
export function NoAddresses({ onAdd }: { readonly onAdd: () => void }) {
  const text = useText();
  const isFiltered = useAtomValue(hasAddressFiltersAtom);
  const setState = useSetAtom(addressStateAtom);
  return isFiltered ? (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={text('addresses.noMatch.title')}
      description={text('addresses.noMatch.text')}
      action={
        <Button variant="outline" onPress={() => setState(noAddressFilters, { replace: true })}>
          {text('addresses.filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<BookUserIcon aria-hidden="true" />}
      title={text('addresses.empty.title')}
      description={text('addresses.empty.text')}
      action={<Button onPress={onAdd}>{text('addresses.add')}</Button>}
    />
  );
}
