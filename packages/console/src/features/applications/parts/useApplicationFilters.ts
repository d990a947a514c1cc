import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { modes, statuses } from './applicationTexts.tsx';

export function useApplicationFilters(): FilterFields<'name' | 'mode' | 'status'> {
  const text = useText();
  const any = text('applications.filter.any');
  return {
    fields: {
      name: { kind: 'search', label: text('applications.field.name') },
      mode: {
        kind: 'choice',
        label: text('applications.column.mode'),
        any,
        choices: modes.map((mode) => ({ id: String(mode), name: text(`applications.mode.${mode}`) })),
      },
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
