import { useAtomValue } from 'jotai';
import { applicationOptionsQueryAtom } from '../../../data/applicationOptions.ts';
import { type CallbacksState, callbacksStateAtom } from '../../../data/callbacks.ts';
import { useText } from '../../../i18n/useText.ts';
import { callbackStatuses, orderTypeText } from './callbackTexts.tsx';

interface ActiveFilter {
  readonly id: string;
  /** Such as `Status: Failed`. */
  readonly message: string;
  /** What to write to the address to be rid of it. */
  readonly without: Partial<CallbacksState>;
}

/** The filters that are set, in words. */
export function useActiveFilters(): readonly ActiveFilter[] {
  const text = useText();
  const state = useAtomValue(callbacksStateAtom);
  const apps = useAtomValue(applicationOptionsQueryAtom).data ?? [];
  const { appid, order_type, event, status, http_class, keyword, range, from, to } = state;
  const known = callbackStatuses.find((one) => one === status);
  const days = `${from ?? '…'} – ${to ?? '…'}`;
  const all = [
    ['keyword', 'callbacks.filter.keyword', keyword],
    ['appid', 'callbacks.filter.app', apps.find((app) => app.appid === appid)?.name ?? appid],
    [
      'order_type',
      'callbacks.column.order',
      order_type === undefined ? undefined : orderTypeText(text, order_type),
    ],
    ['event', 'callbacks.column.event', event],
    ['status', 'callbacks.column.status', known ? text(`callbacks.status.${known}`) : status],
    [
      'http_class',
      'callbacks.filter.http',
      http_class === 0 ? text('callbacks.filter.noAnswer') : http_class && `${http_class}xx`,
    ],
    [
      'range',
      'callbacks.filter.range',
      range === '24h' ? undefined : range === 'days' ? days : text(`callbacks.range.${range}`),
    ],
  ] as const;
  return all.flatMap(([id, name, value]) => {
    if (value === undefined) return [];
    const without: Partial<CallbacksState> =
      id === 'range' ? { range: '24h', from: undefined, to: undefined } : { [id]: undefined };
    return [{ id, message: text('callbacks.filter.chip', { name: text(name), value }), without }];
  });
}
