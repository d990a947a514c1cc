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
import { choiceParam, codesParam, flagParam, integerParam, textParam } from '#lib/urlState.ts';
import { callEndpoint, endpointQuery, invalidate } from './endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { hiddenColumnsOf } from './preferences.ts';

export const callbackTabs = ['deliveries', 'endpoints', 'test'] as const;

/** Failed, whether its tries are used up or not: one group, also where a link names one of the two. */
export const FAILED_CODES = `${callbackStatus.failed},${callbackStatus.callbackTimeout}`;

const codes = codesParam();
const statusParam: typeof codes = {
  ...codes,
  parse(text) {
    const chosen = codes.parse(text);
    return chosen !== undefined && FAILED_CODES.split(',').includes(chosen) ? FAILED_CODES : chosen;
  },
};

/** What merchants' servers were told; the last day comes first: what went wrong now is what is looked for. */
export const callbackList = defineList({
  endpoint: listCallbacks,
  filters: {
    keyword: textParam(),
    appid: textParam(),
    order_type: integerParam(),
    event: textParam(),
    status: statusParam,
    retrying: flagParam(),
    http_class: integerParam(),
  },
  ranges: hourRanges,
  pageSize: 10,
  /** The tab; the delivery that is open, and which of its attempts. */
  others: { tab: choiceParam(callbackTabs, 'deliveries'), detail: textParam(), attempt: integerParam() },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
  hiddenColumnsAtom: hiddenColumnsOf('callbacks'),
});

/** The delivery that is open. */
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

/** What one press may send again. */
export const MOST_RESENT = 500;
const PAGE = 100;
/** So many go with one call, so that the progress can be seen. */
const BATCH = 50;
/** What can be sent again. */
export const RESENDABLE: readonly number[] = [
  callbackStatus.failed,
  callbackStatus.callbackTimeout,
  callbackStatus.notSent,
];

export interface Resendable {
  readonly ids: readonly string[];
  /** All there are; more than one press may send when it is above `MOST_RESENT`. */
  readonly total: number;
}

/** Everything that failed among what is filtered. */
export const collectResendableAtom = atom(null, async (get): Promise<Resendable> => {
  const filters = { ...get(callbackList.filtersAtom), ...get(callbackList.timesAtom) };
  const { status: statusFilter } = filters;
  const ids: string[] = [];
  let total = 0;
  for (const status of RESENDABLE) {
    if (statusFilter !== undefined && !statusFilter.split(',').includes(String(status))) continue;
    for (let current = 1; ids.length < MOST_RESENT; current += 1) {
      const query = { ...filters, status: String(status), current, pageSize: PAGE };
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
