import { Button } from '@settlement/design-system/Button';
import { CloseIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { noRecordFilters, recordStateAtom } from '../../../data/payments.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../payments.css.ts';
import { useActiveFilters } from './use-active-filters.ts';

/** What narrows the list now; each can be taken away by itself. */
export function FilterChips() {
  const text = useText();
  const filters = useActiveFilters();
  const setState = useSetAtom(recordStateAtom);
  if (filters.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={text('payments.filter.active', { count: filters.length })}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <Button
            variant="soft"
            size="small"
            iconEnd={<CloseIcon aria-hidden="true" size={14} />}
            aria-label={text('payments.filter.remove', { filter: filter.words })}
            onPress={() => setState(filter.without, { replace: true })}
          >
            {filter.words}
          </Button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onPress={() => setState(noRecordFilters, { replace: true })}>
          {text('payments.filter.clearAll')}
        </Button>
      </li>
    </ul>
  );
}
