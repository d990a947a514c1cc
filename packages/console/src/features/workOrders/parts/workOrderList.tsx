import { Button } from '@settlement/design-system/Button';
import { HeadsetIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import type { WorkOrder } from '@settlement/api-mocks/contract/workOrders';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useText } from '#i18n/useText.ts';
import { choicesOf, type FilterFields } from '#parts/list/filterFields.ts';
import { workOrderList } from '#data/workOrders.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { NoRows } from '#parts/list/NoRows.tsx';
import { typeText, workOrderStatuses, workOrderTypes } from './workOrderTexts.tsx';
import * as css from '../workOrders.css.ts';

export function useWorkOrderFilters(): FilterFields<'keyword' | 'type' | 'status'> {
  const text = useText();
  return {
    fields: {
      keyword: { kind: 'search', label: text('workOrders.filter.keyword') },
      type: {
        kind: 'choice',
        label: text('common.column.type'),
        any: text('common.filter.anyType'),
        choices: choicesOf(workOrderTypes, (type) => typeText(text, type)),
      },
      status: {
        kind: 'choice',
        label: text('common.column.status'),
        any: text('common.filter.anyStatus'),
        choices: choicesOf(workOrderStatuses, (status) => text(`workOrders.status.${status}`)),
      },
    },
    dates: { kind: 'days', label: text('workOrders.column.update_time') },
  };
}

export function WorkOrderTools() {
  const text = useText();
  return (
    <ListTools list={workOrderList}>
      <ListExport list={workOrderList} filters={useWorkOrderFilters()} title={text('workOrders.export')} />
    </ListTools>
  );
}

export function NoWorkOrders() {
  const text = useText();
  const setState = useSetAtom(workOrderList.stateAtom);
  return (
    <NoRows
      list={workOrderList}
      noMatchTitle={text('workOrders.noMatch.title')}
      icon={<HeadsetIcon aria-hidden="true" />}
      title={text('workOrders.empty.title')}
      description={text('workOrders.empty.text')}
      actions={<Button onPress={() => setState({ new: 0 })}>{text('workOrders.new')}</Button>}
    />
  );
}

export function Theme({ theme, unread }: Pick<WorkOrder, 'theme' | 'unread'>) {
  const text = useText();
  return (
    <span className={css.theme}>
      {unread && (
        <>
          <span className={css.dot} />
          <VisuallyHidden>{text('workOrders.unread')}: </VisuallyHidden>
        </>
      )}
      {unread ? <strong>{theme}</strong> : theme}
    </span>
  );
}
