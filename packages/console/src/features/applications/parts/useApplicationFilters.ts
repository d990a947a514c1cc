import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { statuses } from './applicationTexts.tsx';

export function useApplicationFilters(): FilterFields<'name' | 'status'> {
  const text = useText();
  const any = text('applications.filter.any');
  return {
    fields: {
      name: { kind: 'search', label: text('applications.field.name') },
      status: {
        kind: 'choice',
        label: text('applications.column.status'),
        any,
        choices: statuses.map((status) => ({
          id: String(status),
          name: text(`applications.status.${status}`),
        })),
      },
    },
  };
}
