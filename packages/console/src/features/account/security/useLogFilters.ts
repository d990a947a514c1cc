import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { logTypeText, logTypes } from './logTypes.ts';

/** What narrows the log. */
export function useLogFilters(): FilterFields<'type'> {
  const text = useText();
  return {
    fields: {
      type: {
        kind: 'choice',
        label: text('account.log.type'),
        any: text('account.log.anyType'),
        choices: logTypes.map((type) => ({ id: String(type), name: logTypeText(text, type) })),
      },
    },
    dates: { kind: 'days', label: text('account.log.days') },
  };
}
