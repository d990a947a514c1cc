import { Button } from '@settlement/design-system/Button';
import { Popover } from '@settlement/design-system/Popover';
import { Sheet } from '@settlement/design-system/Sheet';
import { Stack } from '@settlement/design-system/Stack';
import type { ReactNode, RefObject } from 'react';
import { useText } from '#i18n/useText.ts';
import * as css from './list.css.ts';

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly anchor?: RefObject<Element | null> | undefined;
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function FilterSheet({ isOpen, onOpenChange, anchor, count, onClear, children }: FilterSheetProps) {
  const text = useText();
  if (anchor) {
    return (
      <Popover
        trigger={anchor}
        label={text('common.filter.title')}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <div className={css.panel}>{children}</div>
      </Popover>
    );
  }
  return (
    <Sheet
      title={text('common.filter.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <Stack gap="s">
          <Button size="large" isFullWidth onPress={close}>
            {text('common.filter.apply')}
          </Button>
          <Button size="large" variant="ghost" isFullWidth isDisabled={count === 0} onPress={onClear}>
            {text('common.filter.clearAll')}
          </Button>
        </Stack>
      )}
    >
      <Stack gap="m">{children}</Stack>
    </Sheet>
  );
}
