import { Button } from '@settlement/design-system/Button';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { useSetAtom } from 'jotai';
import { useText } from '#i18n/useText.ts';
import { type FilterFields, useShownFilters } from './filterFields.ts';
import { deferred } from '../deferred.tsx';
import * as css from './list.css.ts';
import type { FilteredList } from './listOf.ts';

// Most visits filter nothing.
const TagGroup = deferred(async () => (await import('@settlement/design-system/TagGroup')).TagGroup, {
  loading: <Skeleton height="32px" width="120px" />,
});

interface FilterChipsProps<Name extends string> {
  readonly list: FilteredList<Name>;
  readonly filters: FilterFields<Name>;
  readonly onClear: () => void;
}

/** What narrows a list now; each can be taken away by itself. */
export function FilterChips<Name extends string>({ list, filters, onClear }: FilterChipsProps<Name>) {
  const text = useText();
  const shown = useShownFilters(list, filters);
  const clear = useSetAtom(list.clearAtom);
  if (shown.length === 0) return null;
  return (
    <div className={css.chips}>
      <TagGroup
        label={text('common.filter.active', { count: shown.length })}
        items={shown.map(({ name, message }) => ({ id: name, label: message }))}
        removeLabel={text('common.filter.removeTag')}
        onRemove={(id) => clear(shown.filter(({ name }) => name === id).map(({ name }) => name))}
      />
      <Button variant="ghost" size="small" onPress={onClear}>
        {text('common.filter.clearAll')}
      </Button>
    </div>
  );
}
