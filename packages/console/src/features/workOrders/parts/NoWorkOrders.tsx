import { Button } from '@settlement/design-system/Button';
import { HeadsetIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { workOrderList } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { NoRows } from '#parts/list/NoRows.tsx';

export function NoWorkOrders() {
  const text = useText();
  const setState = useSetAtom(workOrderList.stateAtom);
  return (
    <NoRows
      list={workOrderList}
      noMatch={{ title: text('workOrders.noMatch.title'), description: text('workOrders.noMatch.text') }}
      icon={<HeadsetIcon aria-hidden="true" />}
      title={text('workOrders.empty.title')}
      description={text('workOrders.empty.text')}
      actions={<Button onPress={() => setState({ new: 0 })}>{text('workOrders.new')}</Button>}
    />
  );
}
