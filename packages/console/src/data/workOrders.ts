import type { BodyInput, DataOf } from '@settlement/api-mocks/contract/endpoint';
import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import { listNotifications } from '@settlement/api-mocks/contract/notifications';
import { type SearchHit, search } from '@settlement/api-mocks/contract/search';
import { getServiceStatus } from '@settlement/api-mocks/contract/status';
import {
  closeWorkOrder,
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  replyWorkOrder,
} from '@settlement/api-mocks/contract/workOrders';
import { keepPreviousData } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { choiceParam, dayParam, integerParam, pageParam, textParam } from '../lib/urlState.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './endpointQuery.ts';
import { timeRangeAtom } from './timeRange.ts';
import { urlStateAtom } from './urlState.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';
import { type PolledState, retryPause } from '../lib/retryPause.ts';

/** Page sizes of the list (specification §9). */
export const workOrderPageSizes = [10, 20] as const;

const ranges = ['all', 'today', '7d', '15d', '30d', 'days'] as const;

/** The state of the screen; all of it can be sent as a link. */
export interface WorkOrdersState {
  keyword: string | undefined;
  type: number | undefined;
  status: number | undefined;
  range: (typeof ranges)[number];
  from: string | undefined;
  to: string | undefined;
  current: number;
  pageSize: (typeof workOrderPageSizes)[number];
  /** The work order whose thread is open. */
  detail: string | undefined;
  /** The type of a new one that is being written; 0 while none is chosen. */
  new: number | undefined;
  /** What a new one is about, from the place it was opened at. */
  theme: string | undefined;
  trade_no: string | undefined;
  txid: string | undefined;
  chain: string | undefined;
  token: string | undefined;
  address: string | undefined;
}

const about = () => textParam({ keepsOthers: true });

export const workOrdersStateAtom = urlStateAtom<WorkOrdersState>({
  keyword: textParam(),
  type: integerParam(),
  status: integerParam(),
  range: choiceParam(ranges, 'all'),
  from: dayParam(),
  to: dayParam(),
  current: pageParam(),
  pageSize: choiceParam(workOrderPageSizes, 10),
  detail: about(),
  new: integerParam({ keepsOthers: true }),
  theme: about(),
  trade_no: about(),
  txid: about(),
  chain: about(),
  token: about(),
  address: about(),
});

export const noWorkOrderFilters = {
  keyword: undefined,
  type: undefined,
  status: undefined,
  range: 'all',
  from: undefined,
  to: undefined,
} as const satisfies Partial<WorkOrdersState>;

/** Closes the form for a new one, and forgets what it was about. */
export const noNewWorkOrder = {
  new: undefined,
  theme: undefined,
  trade_no: undefined,
  txid: undefined,
  chain: undefined,
  token: undefined,
  address: undefined,
} as const satisfies Partial<WorkOrdersState>;

export const workOrderFilterCountAtom = atom((get) => {
  const { keyword, type, status, range } = get(workOrdersStateAtom);
  return [keyword !== undefined, type !== undefined, status !== undefined, range !== 'all'].filter(Boolean)
    .length;
});
export const hasWorkOrderFiltersAtom = atom((get) => get(workOrderFilterCountAtom) > 0);

export const workOrdersQueryAtom = atomWithQuery((get) => {
  const { keyword, type, status, range, from, to, current, pageSize } = get(workOrdersStateAtom);
  const times = get(timeRangeAtom)({ range, from, to });
  return {
    ...endpointQuery(get, listWorkOrders, {
      query: { keyword, type, status, ...times, current, pageSize },
    }),
    enabled: times !== null,
    placeholderData: keepPreviousData,
  };
});

type Detail = DataOf<typeof getWorkOrder>;

/** An open thread is asked about this often. */
const POLL_MS = 15_000;

/** States in which support may still say something. */
const isAlive = (status: number) =>
  status === workOrderStatus.pending ||
  status === workOrderStatus.processing ||
  status === workOrderStatus.awaitingReply;

/** The work order whose thread is open. */
export const workOrderQueryAtom = atomWithQuery((get) => {
  const id = get(workOrdersStateAtom).detail ?? '';
  const { queryKey, queryFn } = endpointQuery(get, getWorkOrder, { query: { id } });
  const client = get(queryClientAtom);
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const detail = await queryFn(context);
      // Who opens a thread has read it; the list says so without being asked again.
      client.setQueriesData<WorkOrders>({ queryKey: endpointKey(listWorkOrders) }, (orders) =>
        orders === undefined ? undefined : asRead(orders, detail),
      );
      return detail;
    },
    enabled: id !== '',
    // Somebody who comes back to this tab comes for the answer.
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: (query: { state: PolledState & { data: Detail | undefined } }) =>
      query.state.data && !isAlive(query.state.data.status) ? false : retryPause(POLL_MS, query.state),
  };
});

type WorkOrders = DataOf<typeof listWorkOrders>;

function asRead(orders: WorkOrders, { id, status, update_time }: Detail): WorkOrders {
  return {
    ...orders,
    list: orders.list.map((order) =>
      order.id === id ? { ...order, status, update_time, unread: false } : order,
    ),
  };
}

/** What a work order can be about, and where it stands. */
export interface OrderAbout extends Pick<SearchHit, 'detail' | 'status'> {
  readonly kind: 'payment' | 'withdrawal';
  readonly number: string;
}

/** The payment or the withdrawal of a number of 32 digits; null where there is none, undefined asks nothing. */
export function useOrderLookup(number: string | undefined): {
  readonly data: OrderAbout | null | undefined;
  readonly isFetching: boolean;
} {
  const { data, isFetching } = useEndpointQuery(
    search,
    number === undefined ? undefined : { query: { keyword: number } },
    // It is said beside the number.
    { meta: { isSilent: true } },
  );
  return { data: number === undefined || data === undefined ? undefined : orderOf(data, number), isFetching };
}

function orderOf({ list }: DataOf<typeof search>, number: string): OrderAbout | null {
  const hit = list.find(({ id }) => id === number);
  if (hit?.kind !== 'payment' && hit?.kind !== 'withdrawal') return null;
  return { kind: hit.kind, number, detail: hit.detail, status: hit.status };
}

/** Which networks rest: the answer to many questions. */
export const serviceStatusQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, getServiceStatus, {}),
  meta: { isSilent: true },
}));

/** Every change answers the thread as it is now. */
const keep = (client: Parameters<typeof invalidate>[0]) => (detail: Detail) => {
  client.setQueryData(endpointKey(getWorkOrder, { query: { id: detail.id } }), detail);
  return invalidate(client, listWorkOrders, listNotifications);
};

export const createWorkOrderAtom = atom(
  null,
  async (get, _set, body: BodyInput<typeof createWorkOrder>): Promise<Detail> => {
    const detail = await callEndpoint(get, createWorkOrder, { body }, { isExclusive: true });
    await keep(get(queryClientAtom))(detail);
    return detail;
  },
);

export const replyWorkOrderAtom = atom(
  null,
  async (get, _set, body: BodyInput<typeof replyWorkOrder>): Promise<Detail> => {
    const detail = await callEndpoint(get, replyWorkOrder, { body }, { isExclusive: true });
    await keep(get(queryClientAtom))(detail);
    return detail;
  },
);

export const closeWorkOrderAtom = atomWithMutation<Detail, BodyInput<typeof closeWorkOrder>>((get) => ({
  mutationFn: (body) => callEndpoint(get, closeWorkOrder, { body }),
  onSuccess: keep(get(queryClientAtom)),
}));

export const reopenWorkOrderAtom = atomWithMutation<Detail, string>((get) => ({
  mutationFn: (id) => callEndpoint(get, reopenWorkOrder, { body: { id } }),
  onSuccess: keep(get(queryClientAtom)),
}));
