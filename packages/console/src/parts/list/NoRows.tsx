import { Button } from '@settlement/design-system/Button';
import { EmptyState, type EmptyStateProps } from '@settlement/design-system/EmptyState';
import { FilterIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '#i18n/useText.ts';
import type { ClearableList } from './listOf.ts';

interface NoRowsProps extends EmptyStateProps {
  readonly list: ClearableList;
  /** The title if no row matches the filters. */
  readonly noMatchTitle: string;
}

export function NoRows({ list, noMatchTitle, ...empty }: NoRowsProps) {
  const text = useText();
  const isFiltered = useAtomValue(list.activeAtom).length > 0;
  const clear = useSetAtom(list.clearAtom);
  if (!isFiltered) return <EmptyState {...empty} />;
  return (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={noMatchTitle}
      description={text('common.list.noMatchText')}
      actions={
        <Button variant="outline" onPress={() => clear()}>
          {text('common.filter.clearAll')}
        </Button>
      }
    />
  );
}
