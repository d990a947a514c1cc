import {
  type CallbackDetail,
  getCallback,
  getCallbackStats,
  listCallbacks,
  resendCallbacks,
  testCallback,
} from '@settlement/api-mocks/contract/callbacks';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { callbackStatus } from '@settlement/api-mocks/contract/enumerations';
import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listApplications } from '@settlement/api-mocks/contract/applications';
import { atom } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { hourRanges } from '#kit/list/ranges.ts';
import { choiceParam, integerParam, queryParams, textParam } from '#lib/address/urlState.ts';
import { callEndpoint, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { loadPages } from './calls/loadPages.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './session/preferences.ts';
import { newRows } from './list/newRows.ts';

export const callbackTabs = ['deliveries', 'endpoints', 'test'] as const;

/** The status codes of failed deliveries, with and without remaining attempts. */
export const FAILED_CODES = `${callbackStatus.failed},${callbackStatus.callbackTimeout}`;

const filters = queryParams(listCallbacks.query);
const statusParam: typeof filters.status = {
  ...filters.status,
  parse(text) {
    const chosen = filters.status.parse(text);
    return chosen !== undefined && FAILED_CODES.split(',').includes(chosen) ? FAILED_CODES : chosen;
  },
};

/** The list of deliveries. Default range: the last 24 hours, because users look for current problems. */
export const callbackList = defineList({
  page: '/callbackList',
  endpoint: listCallbacks,
  filters: { ...filters, status: statusParam },
  ranges: hourRanges,
  pageSize: 10,
  others: { tab: choiceParam(callbackTabs, 'deliveries'), detail: textParam(), attempt: integerParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('callbacks'),
});

export const callbackQueryAtom = atomWithQuery((get) => {
  const id = get(callbackList.stateAtom).detail ?? '';
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

export const MOST_RESENT = 500;
/** The maximum number of deliveries per call. Small batches make the progress visible. */
const BATCH = 50;
export const RESENDABLE: readonly number[] = [
  callbackStatus.failed,
  callbackStatus.callbackTimeout,
  callbackStatus.notSent,
];

export interface Resendable {
  readonly ids: readonly string[];
  /** The total number of resendable deliveries. At most `MOST_RESENT` of them are resent. */
  readonly total: number;
}

export const collectResendableAtom = atom(null, async (get): Promise<Resendable> => {
  const filters = { ...get(callbackList.filtersAtom), ...get(callbackList.timesAtom) };
  const chosen = filters.status?.split(',');
  const status = RESENDABLE.filter((code) => chosen?.includes(String(code)) ?? true).join(',');
  if (status === '') return { ids: [], total: 0 };
  const { list, total } = await loadPages(
    (paging) => callEndpoint(get, listCallbacks, { query: { ...filters, status, ...paging } }),
    ({ id }) => id,
    ({ length }) => length >= MOST_RESENT,
  );
  return { ids: list.slice(0, MOST_RESENT).map(({ id }) => id), total };
});

/** Resends deliveries in batches. An error stops the remaining batches. */
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
  async (
    get,
    set,
    test: Omit<BodyInput<typeof testCallback>, keyof VerificationCodes>,
    codes: VerificationCodes,
  ): Promise<CallbackDetail> => {
    const body = { ...test, ...codes };
    const answer = await callEndpoint(get, testCallback, { body }, { isExclusive: true });
    await set(refreshAtom);
    return answer;
  },
);

export const newCallbacksAtom = newRows(callbackList, ({ id }) => id);
