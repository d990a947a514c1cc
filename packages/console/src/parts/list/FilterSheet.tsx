import { Badge } from '@settlement/design-system/Badge';
import { Button } from '@settlement/design-system/Button';
import { Sheet } from '@settlement/design-system/Sheet';
import { Stack } from '@settlement/design-system/Stack';
import { FilterIcon } from '@settlement/design-system/icons';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

interface FilterSheetProps {
  /** How many filters are set. */
  readonly count: number;
  readonly onClear: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The filters of a list in a sheet, for phones; its button says how many are set. */
export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const text = useText();
  return (
    <Sheet
      title={text('common.filter.title')}
      closeLabel={text('common.close')}
      trigger={
        <Button
          variant="outline"
          aria-keyshortcuts="f"
          icon={<FilterIcon aria-hidden="true" />}
          iconEnd={
            count > 0 ? <Badge count={count} label={text('common.filter.active', { count })} /> : undefined
          }
        >
          {text('common.filter.open')}
        </Button>
      }
      footer={(close) => (
        <Stack gap="s">
          <Button size="large" fullWidth onPress={close}>
            {text('common.filter.apply')}
          </Button>
          <Button size="large" variant="ghost" fullWidth isDisabled={count === 0} onPress={onClear}>
            {text('common.filter.clearAll')}
          </Button>
        </Stack>
      )}
    >
      <Stack gap="m">{children}</Stack>
    </Sheet>
  );
}
