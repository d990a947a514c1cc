import { workOrderList } from '#data/workOrders.ts';
import { useText } from '#i18n/useText.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools } from '#parts/list/ListTools.tsx';
import { useWorkOrderFilters } from './useWorkOrderFilters.ts';

export function WorkOrderTools() {
  const text = useText();
  return (
    <ListTools list={workOrderList}>
      <ListExport list={workOrderList} filters={useWorkOrderFilters()} title={text('workOrders.export')} />
    </ListTools>
  );
}
