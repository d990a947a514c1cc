import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { typeText, workOrderStatuses, workOrderTypes } from './workOrderTexts.tsx';

export function useWorkOrderFilters(): FilterFields<'keyword' | 'type' | 'status'> {
  const text = useText();
  return {
    fields: {
      keyword: { kind: 'search', label: text('workOrders.filter.keyword') },
      type: {
        kind: 'choice',
        label: text('workOrders.column.type'),
        any: text('workOrders.filter.anyType'),
        choices: workOrderTypes.map((type) => ({ id: String(type), name: typeText(text, type) })),
      },
      status: {
        kind: 'choice',
        label: text('workOrders.column.status'),
        any: text('workOrders.filter.anyStatus'),
        choices: workOrderStatuses.map((status) => ({
          id: String(status),
          name: text(`workOrders.status.${status}`),
        })),
      },
    },
    dates: { kind: 'days', label: text('workOrders.column.update_time') },
  };
}
