import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { useText } from '../../../i18n/useText.ts';
import type { FilterFields } from '../../../parts/list/filterFields.ts';
import { callbackStatuses, httpClasses, orderTypeText, orderTypes } from './callbackTexts.tsx';

type CallbackFilter = 'keyword' | 'appid' | 'order_type' | 'event' | 'status' | 'http_class';

/** What narrows the deliveries. */
export function useCallbackFilters(): FilterFields<CallbackFilter> {
  const text = useText();
  const applications = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const kind = 'choice';
  const any = text('callbacks.filter.any');
  return {
    fields: {
      keyword: { kind: 'search', label: text('callbacks.filter.keyword') },
      appid: {
        kind,
        label: text('callbacks.filter.app'),
        any,
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      order_type: {
        kind,
        label: text('callbacks.column.order'),
        any,
        choices: orderTypes.map((code) => ({ id: String(code), name: orderTypeText(text, code) })),
      },
      event: {
        kind,
        label: text('callbacks.column.event'),
        any,
        choices: callbackEvents.map((event) => ({ id: event, name: event })),
      },
      status: {
        kind,
        label: text('callbacks.column.status'),
        any,
        choices: callbackStatuses.map((code) => ({
          id: String(code),
          name: text(`callbacks.status.${code}`),
        })),
      },
      http_class: {
        kind,
        label: text('callbacks.filter.http'),
        any,
        choices: httpClasses.map((code) => ({
          id: String(code),
          name: code === 0 ? text('callbacks.filter.noAnswer') : `${code}xx`,
        })),
      },
    },
    dates: { kind: 'hours', label: text('callbacks.filter.range') },
  };
}
