import { callbackEvents } from '@settlement/api-mocks/contract/callbacks';
import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '#data/applicationOptions.ts';
import { FAILED_CODES } from '#data/callbacks.ts';
import { useText } from '#i18n/useText.ts';
import type { FilterFields } from '#parts/list/filterFields.ts';
import { callbackStatuses, httpClasses, orderTypeText, orderTypes } from './callbackTexts.tsx';

type CallbackFilter = 'keyword' | 'appid' | 'order_type' | 'event' | 'status' | 'retrying' | 'http_class';

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
        label: text('callbacks.column.application'),
        any,
        choices: applications.map(({ appid, name }) => ({ id: appid, name })),
      },
      order_type: {
        kind,
        isMore: true,
        label: text('callbacks.column.order_type'),
        any,
        choices: orderTypes.map((code) => ({ id: String(code), name: orderTypeText(text, code) })),
      },
      event: {
        kind,
        isMore: true,
        label: text('callbacks.column.event'),
        any,
        choices: callbackEvents.map((event) => ({ id: event, name: event })),
      },
      status: {
        kind,
        label: text('callbacks.column.status'),
        any,
        // The failure codes are a single option, so that the list matches the numbers on the cards.
        choices: [
          { id: FAILED_CODES, name: text('callbacks.status.5') },
          ...callbackStatuses
            .filter((code) => !FAILED_CODES.split(',').includes(String(code)))
            .map((code) => ({ id: String(code), name: text(`callbacks.status.${code}`) })),
        ],
      },
      retrying: {
        kind: 'other',
        label: text('callbacks.filter.retrying'),
        show: () => text('callbacks.stats.retries'),
      },
      http_class: {
        kind,
        isMore: true,
        label: text('callbacks.filter.http_class'),
        any,
        choices: httpClasses.map((code) => ({
          id: String(code),
          name: code === 0 ? text('callbacks.noResponse') : `${code}xx`,
        })),
      },
    },
    dates: { kind: 'hours', label: text('callbacks.filter.range') },
  };
}
