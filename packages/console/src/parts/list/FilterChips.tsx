import { Button } from '@settlement/design-system/Button';
import { CloseIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { useText } from '../../i18n/useText.ts';
import { type FilterFields, useShownFilters } from './filterFields.ts';
import * as css from './list.css.ts';
import type { FilteredList } from './listOf.ts';

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
    <ul className={css.chips} aria-label={text('common.filter.active', { count: shown.length })}>
      {shown.map(({ name, message }) => (
        <li key={name}>
          <Button
            variant="soft"
            size="small"
            iconEnd={<CloseIcon aria-hidden="true" size={14} />}
            aria-label={text('common.filter.remove', { filter: message })}
            onPress={() => clear([name])}
          >
            {message}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onPress={onClear}>
          {text('common.filter.clearAll')}
        </Button>
      </li>
    </ul>
  );
}
