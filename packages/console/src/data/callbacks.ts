import {
  type CallbackDetail,
  getCallback,
  getCallbackStats,
  listCallbacks,
  resendCallbacks,
  testCallback,
} from '@settlement/api-mocks/contract/callbacks';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import { getPayment } from '@settlement/api-mocks/contract/payments';
import { listApplications } from '@settlement/api-mocks/contract/applications';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { choiceParam, dayParam, integerParam, pageParam, textParam } from '../lib/urlState.ts';
import { clockAtom } from './clock.ts';
import { apiClientAtom } from './apiClient.ts';
import { callEndpoint, endpointQuery, invalidate } from './endpointQuery.ts';
import { timeRangeAtom } from './timeRange.ts';
import { urlStateAtom } from './urlState.ts';

/** Page sizes of the list (specification §9). */
export const callbackPageSizes = [10, 20] as const;
export const callbackTabs = ['deliveries', 'endpoints', 'test'] as const;
export type CallbackTab = (typeof callbackTabs)[number];

/** The last day by the hour comes first: what went wrong now is what is looked for. */
export const callbackRanges = ['24h', 'today', '7d', '15d', '30d', 'all', 'days'] as const;
export type CallbackRange = (typeof callbackRanges)[number];

/** The state of the screen; all of it can be sent as a link. */
export interface CallbacksState {
  tab: CallbackTab;
  appid: string | undefined;
  order_type: number | undefined;
  event: string | undefined;
  status: number | undefined;
  http_class: number | undefined;
  keyword: string | undefined;
  range: CallbackRange;
  from: string | undefined;
  to: string | undefined;
  current: number;
  pageSize: (typeof callbackPageSizes)[number];
  /** The delivery that is open, and which of its attempts. */
  detail: string | undefined;
  attempt: number | undefined;
}

export const callbacksStateAtom = urlStateAtom<CallbacksState>({
  tab: choiceParam(callbackTabs, 'deliveries', { keepsOthers: true }),
  appid: textParam(),
  order_type: integerParam(),
  event: textParam(),
  status: integerParam(),
  http_class: integerParam(),
  keyword: textParam(),
  range: choiceParam(callbackRanges, '24h'),
  from: dayParam(),
  to: dayParam(),
  current: pageParam(),
  pageSize: choiceParam(callbackPageSizes, 10),
  detail: textParam({ keepsOthers: true }),
  attempt: integerParam({ keepsOthers: true }),
});

/** What "clear" goes back to. */
export const noCallbackFilters = {
  appid: undefined,
  order_type: undefined,
  event: undefined,
  status: undefined,
  http_class: undefined,
  keyword: undefined,
  range: '24h',
  from: undefined,
  to: undefined,
} as const satisfies Partial<CallbacksState>;

/** How many filters are set. */
export const callbackFilterCountAtom = atom((get) => {
  const { appid, order_type, event, status, http_class, keyword, range } = get(callbacksStateAtom);
  const set = [appid, order_type, event, status, http_class, keyword].filter((value) => value !== undefined);
  return set.length + (range === '24h' ? 0 : 1);
});

const DAY_SECONDS = 24 * 3600;

/** Null while the merchant's zone is not known and days are asked for. */
const filtersAtom = atom((get) => {
  const { appid, order_type, event, status, http_class, keyword, range, from, to } = get(callbacksStateAtom);
  // By the minute: the question stays the same while somebody looks at its answer.
  const minute = Math.floor(get(clockAtom).now() / 60) * 60;
  const times =
    range === '24h' ? { start_time: minute - DAY_SECONDS } : get(timeRangeAtom)({ range, from, to });
  return times && { appid, order_type, event, status, http_class, keyword, ...times };
});

/** One page of deliveries; the page before stays until the next is there. */
export const callbacksQueryAtom = atomWithQuery((get) => {
  const { current, pageSize, tab } = get(callbacksStateAtom);
  const filters = get(filtersAtom);
  return {
    ...endpointQuery(get, listCallbacks, { query: { ...filters, current, pageSize } }),
    enabled: filters !== null && tab === 'deliveries',
    placeholderData: keepPreviousData,
  };
});

/** Downloads exactly what is filtered. */
export const exportCallbacksAtom = atom(null, (get) =>
  get(apiClientAtom).download(listCallbacks, { query: get(filtersAtom) ?? {} }),
);

/** The delivery that is open. */
export const callbackQueryAtom = atomWithQuery((get) => {
  const id = get(callbacksStateAtom).detail ?? '';
  return { ...endpointQuery(get, getCallback, { query: { id } }), enabled: id !== '' };
});

export const callbackStatsQueryAtom = atomWithQuery((get) => endpointQuery(get, getCallbackStats, {}));

const refreshAtom = atom(null, (get) =>
  invalidate(
    get(queryClientAtom),
    listCallbacks,
    getCallback,
    getCallbackStats,
    getPayment,
    listApplications,
  ),
);

export type Payload = 1 | 2;

/** What one press may send again. */
export const MOST_RESENT = 500;
const PAGE = 100;
/** So many go with one call, so that the progress can be seen. */
const BATCH = 50;
const resendable: readonly number[] = [callbackStatus.failed, callbackStatus.callbackTimeout];

export interface Resendable {
  readonly ids: readonly string[];
  /** All there are; more than one press may send when it is above `MOST_RESENT`. */
  readonly total: number;
}

/** Everything that failed among what is filtered. */
export const collectResendableAtom = atom(null, async (get): Promise<Resendable> => {
  const filters = get(filtersAtom) ?? {};
  const { status: statusFilter } = get(callbacksStateAtom);
  const ids: string[] = [];
  let total = 0;
  for (const status of resendable) {
    if (statusFilter !== undefined && statusFilter !== status) continue;
    for (let current = 1; ids.length < MOST_RESENT; current += 1) {
      const query = { ...filters, status, current, pageSize: PAGE };
      const page = await callEndpoint(get, listCallbacks, { query });
      if (current === 1) total += page.total;
      ids.push(...page.list.map(({ id }) => id));
      if (page.list.length < PAGE) break;
    }
  }
  return { ids: ids.slice(0, MOST_RESENT), total };
});

/** Sends again, some at a time; each adds an attempt by hand. What is refused stops what comes after it. */
export const resendCallbacksAtom = atom(
  null,
  async (
    get,
    set,
    ids: readonly string[],
    payload: Payload,
    onProgress: (sent: number) => void = () => undefined,
  ): Promise<void> => {
    try {
      for (let from = 0; from < ids.length; from += BATCH) {
        const batch = ids.slice(from, from + BATCH);
        await callEndpoint(get, resendCallbacks, { body: { ids: batch, payload } }, { isExclusive: true });
        onProgress(from + batch.length);
      }
    } finally {
      await set(refreshAtom);
    }
  },
);

export const testCallbackAtom = atom(
  null,
  async (get, set, body: BodyInput<typeof testCallback>): Promise<CallbackDetail> => {
    const answer = await callEndpoint(get, testCallback, { body }, { isExclusive: true });
    await set(refreshAtom);
    return answer;
  },
);
