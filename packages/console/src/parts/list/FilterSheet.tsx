import { Button } from '@settlement/design-system/Button';
import { Sheet } from '@settlement/design-system/Sheet';
import { Stack } from '@settlement/design-system/Stack';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** How many filters are set. */
  readonly count: number;
  readonly onClear: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The filters of a list in a sheet, for phones. */
export function FilterSheet({ isOpen, onOpenChange, count, onClear, children }: FilterSheetProps) {
  const text = useText();
  return (
    <Sheet
      title={text('common.filter.title')}
      closeLabel={text('common.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
