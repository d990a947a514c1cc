import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { FAILED_CODES } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { callbackStatuses, httpClasses, orderTypeText, orderTypes } from './callbackTexts.tsx';

type CallbackFilter = 'keyword' | 'appid' | 'order_type' | 'event' | 'status' | 'retrying' | 'http_class';

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
        // One group for what failed, whether its tries are used up or not: what the cards count.
        choices: [
          { id: FAILED_CODES, name: text('callbacks.status.5') },
          ...callbackStatuses
            .filter((code) => !FAILED_CODES.split(',').includes(String(code)))
            .map((code) => ({ id: String(code), name: text(`callbacks.status.${code}`) })),
        ],
      },
      retrying: {
        kind: 'other',
        label: text('callbacks.column.retriesNext'),
        show: () => text('callbacks.stats.retries'),
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
