import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { FilterIcon } from '@settlement/design-system/icons';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../deferred.tsx';

const FilterSheet = deferredDialog(async () => (await import('./FilterSheet.tsx')).FilterSheet);

interface FilterButtonProps {
  /** How many filters are set. */
  readonly count: number;
  readonly onClear: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** Opens the filters of a list in a sheet, for phones, and says how many are set. */
export function FilterButton({ count, onClear, children }: FilterButtonProps) {
  const text = useText();
  const { dialog, trigger } = useDialogTrigger(FilterSheet);
  return (
    <>
      <Button
        variant="outline"
        aria-keyshortcuts="f"
        icon={<FilterIcon aria-hidden="true" />}
        iconEnd={
          count > 0 ? <Badge count={count} label={text('common.filter.active', { count })} /> : undefined
        }
        {...trigger}
      >
        {text('common.filter.open')}
      </Button>
      <FilterSheet {...dialog} count={count} onClear={onClear}>
        {children}
      </FilterSheet>
    </>
  );
}
