import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FilterIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import type { ClearableList } from './listOf.ts';

interface NoRowsProps {
  readonly list: ClearableList;
  /** Where nothing narrows the list: explains it, as an `EmptyState`. */
  readonly children: ReactNode;
  /** Where something does. */
  readonly noMatch: { readonly title: string; readonly description?: string };
}

/** Never had any is not the same as none that match: the one explains, the other offers a way back. */
export function NoRows({ list, noMatch, children }: NoRowsProps) {
  const text = useText();
  const isFiltered = useAtomValue(list.activeAtom).length > 0;
  const clear = useSetAtom(list.clearAtom);
  if (!isFiltered) return children;
  return (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      {...noMatch}
      action={
        <Button variant="outline" onPress={() => clear()}>
          {text('common.filter.clearAll')}
        </Button>
      }
    />
  );
}
