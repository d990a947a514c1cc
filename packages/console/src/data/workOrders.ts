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
import { atom } from 'jotai';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { dayRanges } from '#kit/list/ranges.ts';
import { integerParam, queryParams, textParam } from '#lib/address/urlState.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { defineList } from './list/defineList.ts';
import { useEndpointQuery } from './calls/useEndpointQuery.ts';
import { polledUntil } from '#lib/time/retryPause.ts';

export const workOrderList = defineList({
  page: '/work-order',
  endpoint: listWorkOrders,
  filters: queryParams(listWorkOrders.query),
  ranges: dayRanges,
  pageSize: 10,
  others: {
    detail: textParam(),
    new: integerParam(),
    theme: textParam(),
    trade_no: textParam(),
    txid: textParam(),
    chain: textParam(),
    token: textParam(),
    address: textParam(),
  },
  input: (filters, scope) => ({ query: { ...filters, ...scope } }),
});
export const workOrdersStateAtom = workOrderList.stateAtom;

export const noNewWorkOrder = {
  new: undefined,
  theme: undefined,
  trade_no: undefined,
  txid: undefined,
  chain: undefined,
  token: undefined,
  address: undefined,
} as const;

type Detail = DataOf<typeof getWorkOrder>;

const POLL_MS = 15_000;

const alive: ReadonlySet<number> = new Set([
  workOrderStatus.pending,
  workOrderStatus.processing,
  workOrderStatus.awaitingReply,
]);
const isFinal = ({ status }: Detail) => !alive.has(status);

export const workOrderQueryAtom = atomWithQuery((get) => {
  const id = get(workOrdersStateAtom).detail ?? '';
  const { queryKey, queryFn } = endpointQuery(get, getWorkOrder, { query: { id } });
  const client = get(queryClientAtom);
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const detail = await queryFn(context);
      // The server marks an opened work order as read, so the list is updated without a request.
      client.setQueriesData<WorkOrders>({ queryKey: endpointKey(listWorkOrders) }, (orders) =>
        orders === undefined ? undefined : asRead(orders, detail),
      );
      return detail;
    },
    enabled: id !== '',
    // A user who returns to this tab expects the latest reply.
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: polledUntil(POLL_MS, isFinal),
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

export interface OrderAbout extends Pick<SearchHit, 'detail' | 'status'> {
  readonly kind: 'payment' | 'withdrawal';
  readonly number: string;
}

export function useOrderLookup(number: string | undefined): {
  readonly data: OrderAbout | null | undefined;
  readonly isFetching: boolean;
} {
  const { data, isFetching } = useEndpointQuery(
    search,
    number === undefined ? undefined : { query: { keyword: number } },
    { meta: { isSilent: true } },
  );
  return { data: number === undefined || data === undefined ? undefined : orderOf(data, number), isFetching };
}

function orderOf({ list }: DataOf<typeof search>, number: string): OrderAbout | null {
  const hit = list.find(({ id }) => id === number);
  if (hit?.kind !== 'payment' && hit?.kind !== 'withdrawal') return null;
  return { kind: hit.kind, number, detail: hit.detail, status: hit.status };
}

export const serviceStatusQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, getServiceStatus, {}),
  meta: { isSilent: true },
}));

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
