import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { FilterIcon, HeadsetIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  hasWorkOrderFiltersAtom,
  noWorkOrderFilters,
  workOrdersStateAtom,
} from '../../../data/workOrders.ts';
import { useText } from '../../../i18n/useText.ts';

/** Nothing yet explains itself; nothing that matches offers the way back. */
export function NoWorkOrders() {
  const text = useText();
  const isFiltered = useAtomValue(hasWorkOrderFiltersAtom);
  const setState = useSetAtom(workOrdersStateAtom);
  return isFiltered ? (
    <EmptyState
      icon={<FilterIcon aria-hidden="true" />}
      title={text('workOrders.noMatch.title')}
      description={text('workOrders.noMatch.text')}
      action={
        <Button variant="outline" onPress={() => setState(noWorkOrderFilters, { replace: true })}>
          {text('workOrders.filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<HeadsetIcon aria-hidden="true" />}
      title={text('workOrders.empty.title')}
      description={text('workOrders.empty.text')}
      action={<Button onPress={() => setState({ new: 0 })}>{text('workOrders.new')}</Button>}
    />
  );
}
