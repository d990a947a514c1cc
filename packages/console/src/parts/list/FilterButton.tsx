import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { FilterIcon } from '@settlement/design-system/icons';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { deferredDialog, useDialogTrigger } from '../loading/deferred.tsx';

export const FilterSheet = deferredDialog(async () => (await import('./FilterSheet.tsx')).FilterSheet);

interface FilterButtonProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

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
