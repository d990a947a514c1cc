// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { checkAddress, getWithdrawalCost } from '@settlement/api-mocks/contract/withdrawals';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsoleStore } from '#app/store.ts';
import { type Store, act, queryClientAtom, renderHook, waitFor, within } from '#app/testingReact.tsx';
import { invalidate } from './endpointQuery.ts';
import { MOST_UNMOUNTED, queryAtomsAtom } from './queryAtoms.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { logoutAtom } from '../session/session.ts';

const USDT_TRON = '101';
const USDT_ETHEREUM = '102';
const ADDRESS = 'TC2eDsqZAzWyVSgxTHMjaJcbkTTwDu9xT8';

function open(merchant: 'authorised' | 'fresh' = 'authorised') {
  const api = createMockApi({ merchant, now: 1_795_143_570 });
  const requests: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const store = createConsoleStore({
    storage: memoryStorage({ token: api.signIn() }),
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://console.test');
      requests.push(url.search);
      signals.push(init?.signal);
      return api.handle(new Request(url, init));
    },
  });
  return { api, store, requests, signals };
}

const useCostOf = (id: string | undefined, amount = '') =>
  useEndpointQuery(getWithdrawalCost, id === undefined ? undefined : { query: { id, amount } });

describe('requests with the same key', () => {
  it('are shared between components, regardless of the order of properties', async () => {
    const { store, requests } = open();
    const first = renderHook(
      () => useEndpointQuery(getWithdrawalCost, { query: { id: USDT_TRON, amount: '20' } }),
      within(store),
    );
    const second = renderHook(
      () => useEndpointQuery(getWithdrawalCost, { query: { amount: '20', id: USDT_TRON } }),
      within(store),
    );
    await waitFor(() => expect(second.result.current.data?.id).toBe(USDT_TRON));
    expect(first.result.current.data).toBe(second.result.current.data);
    expect(requests).toHaveLength(1);
  });

  it('are shared between components with different options', async () => {
    const { store, requests } = open();
    const input = { query: { id: USDT_TRON } };
    const first = renderHook(() => useEndpointQuery(getWithdrawalCost, input), within(store));
    const second = renderHook(
      () =>
        useEndpointQuery(getWithdrawalCost, input, {
          meta: { isSilent: true },
          select: ({ fee }) => fee,
        }),
      within(store),
    );
    await waitFor(() => expect(second.result.current.data).toMatch(/^\d/));
    expect(first.result.current.data?.fee).toBe(second.result.current.data);
    expect(requests).toHaveLength(1);
  });

  it('don’t cause endless renders if the options are new objects', async () => {
    const { store } = open();
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useEndpointQuery(getWithdrawalCost, { query: { id: USDT_TRON } }, { meta: { isSilent: true } });
    }, within(store));
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(renders).toBeLessThan(8);
  });

  it('are repeated after a remount only if the response is stale', async () => {
    const { store, requests } = open();
    const mount = (staleTime: number) =>
      renderHook(
        () => useEndpointQuery(getWithdrawalCost, { query: { id: USDT_TRON } }, { staleTime }),
        within(store),
      );
    const first = mount(60_000);
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    first.unmount();
    const second = mount(60_000);
    expect(second.result.current.data).toBeDefined();
    expect(second.result.current.isFetching).toBe(false);
    second.unmount();
    expect(requests).toHaveLength(1);
    const third = mount(0);
    expect(third.result.current.data).toBeDefined();
    await waitFor(() => expect(requests).toHaveLength(2));
  });
});

describe('a query', () => {
  it('sends no request if its input is undefined', async () => {
    const { store, requests } = open();
    const { result, rerender } = renderHook(({ id }: { id?: string }) => useCostOf(id), {
      ...within(store),
      initialProps: {},
    });
    expect(result.current).toMatchObject({
      data: undefined,
      error: null,
      isPending: false,
      isFetching: false,
    });
    expect(await result.current.refetch()).toEqual({ data: undefined, error: undefined });
    expect(requests).toEqual([]);
    rerender({ id: USDT_TRON });
    expect(result.current.isPending).toBe(true);
    await waitFor(() => expect(result.current.data?.id).toBe(USDT_TRON));
    rerender({});
    expect(result.current).toMatchObject({ data: undefined, isCurrent: false, isPending: false });
  });

  it('never shows the response to another input', async () => {
    const { store } = open();
    const seen: [string, string | undefined][] = [];
    const { result, rerender } = renderHook(
      ({ id }) => {
        const query = useCostOf(id);
        seen.push([id, query.data?.id]);
        return query;
      },
      { ...within(store), initialProps: { id: USDT_TRON } },
    );
    for (const id of [USDT_ETHEREUM, USDT_TRON, USDT_ETHEREUM]) {
      await waitFor(() => expect(result.current.isCurrent).toBe(true));
      rerender({ id });
    }
    expect(seen.filter(([id, answered]) => answered !== undefined && answered !== id)).toEqual([]);
  });

  it('aborts the call of its previous input', async () => {
    const { api, store, signals } = open();
    api.setLatency(10_000);
    const { rerender } = renderHook(({ id }) => useCostOf(id), {
      ...within(store),
      initialProps: { id: USDT_TRON },
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    rerender({ id: USDT_ETHEREUM });
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(signals[1]?.aborted).toBe(false);
  });

  it('marks a kept previous response as outdated', async () => {
    const { store } = open();
    const { result, rerender } = renderHook(
      ({ id, amount }) =>
        useEndpointQuery(
          getWithdrawalCost,
          { query: { id, amount } },
          {
            keepPrevious: (before, now) => before.query.id === now.query.id,
          },
        ),
      { ...within(store), initialProps: { id: USDT_TRON, amount: '20' } },
    );
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    const before = result.current.data;
    rerender({ id: USDT_TRON, amount: '30' });
    expect(result.current).toMatchObject({
      data: before,
      isCurrent: false,
      isPending: false,
      isFetching: true,
    });
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    rerender({ id: USDT_ETHEREUM, amount: '30' });
    expect(result.current).toMatchObject({ data: undefined, isCurrent: false, isPending: true });
  });

  it('shows cached data without a request while it’s disabled', async () => {
    const { store, requests } = open();
    const ask = (enabled: boolean) =>
      renderHook(
        () => useEndpointQuery(getWithdrawalCost, { query: { id: USDT_TRON } }, { enabled }),
        within(store),
      ).result;
    const disabled = ask(false);
    expect(disabled.current).toMatchObject({ data: undefined, isPending: false, isFetching: false });
    expect(requests).toEqual([]);
    const enabled = ask(true);
    await waitFor(() => expect(enabled.current.data).toBeDefined());
    await waitFor(() => expect(disabled.current.data).toBe(enabled.current.data));
    expect(requests).toHaveLength(1);
  });
});

describe('a query with a debounced input', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  const type = (store: Store, initial: string | undefined) =>
    renderHook(
      ({ amount }: { amount: string | undefined }) =>
        useEndpointQuery(
          getWithdrawalCost,
          amount === undefined ? undefined : { query: { id: USDT_TRON, amount } },
          { debounce: 500 },
        ),
      { ...within(store), initialProps: { amount: initial } },
    );

  it('sends one request after a pause', async () => {
    const { store, requests } = open();
    const { result, rerender } = type(store, undefined);
    for (const amount of ['1', '12', '123']) {
      rerender({ amount });
      await pass(499);
    }
    expect(requests).toEqual([]);
    expect(result.current).toMatchObject({ isPending: true, isFetching: true, isCurrent: false });
    await pass(1);
    await pass(0);
    expect(requests).toEqual([`?id=${USDT_TRON}&amount=123`]);
  });

  it('sends its first request and its refetches without a pause', async () => {
    const { store, requests } = open();
    const { result, rerender } = type(store, '1');
    await pass(0);
    expect(requests).toHaveLength(1);
    rerender({ amount: '12' });
    const outcome = result.current.refetch();
    await pass(10);
    expect((await outcome).data?.id).toBe(USDT_TRON);
    expect(result.current.isCurrent).toBe(true);
    await pass(1000);
    expect(requests.slice(1)).toEqual([`?id=${USDT_TRON}&amount=12`]);
  });

  it('uses the cached response of an earlier input', async () => {
    const { store, requests } = open();
    const { result, rerender } = type(store, '20');
    await pass(10);
    expect(result.current.isCurrent).toBe(true);
    rerender({ amount: '200' });
    expect(result.current).toMatchObject({ data: undefined, isCurrent: false });
    rerender({ amount: '20' });
    expect(result.current.isCurrent).toBe(true);
    await pass(1000);
    expect(requests).toHaveLength(1);
  });

  it('sends no request after an unmount', async () => {
    const { store, requests } = open();
    const { rerender, unmount } = type(store, undefined);
    rerender({ amount: '1' });
    unmount();
    await pass(1000);
    expect(requests).toEqual([]);
  });
});

describe('query errors', () => {
  it('are cleared by a new input or by a successful refetch', async () => {
    const { api, store } = open();
    api.failNext(getWithdrawalCost.id, 500);
    const { result, rerender } = renderHook(({ id }) => useCostOf(id), {
      ...within(store),
      initialProps: { id: USDT_TRON },
    });
    await waitFor(() => expect(result.current.error?.kind).toBe('server'));
    expect(result.current).toMatchObject({ data: undefined, isPending: false, isFetching: false });
    rerender({ id: USDT_ETHEREUM });
    expect(result.current.error).toBeNull();
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    api.failNext(getWithdrawalCost.id, 500);
    const outcome = await act(() => result.current.refetch());
    expect(outcome.error?.kind).toBe('server');
    await waitFor(() => expect(result.current.error?.kind).toBe('server'));
    expect(result.current.isCurrent).toBe(true);
    await act(() => result.current.refetch());
    await waitFor(() => expect(result.current.error).toBeNull());
  });
});

describe('an active query', () => {
  it('repeats its request after a language change or an invalidation', async () => {
    const { store, requests } = open();
    const { result } = renderHook(() => useCostOf(USDT_TRON), within(store));
    await waitFor(() => expect(result.current.data).toBeDefined());
    await act(() => store.set(languageAtom, 'zh-CN'));
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(() => invalidate(store.get(queryClientAtom), getWithdrawalCost));
    expect(requests).toHaveLength(3);
  });

  it('shows no data of the previous merchant after a sign-out', async () => {
    const { store, api } = open();
    const mount = () => renderHook(() => useCostOf(USDT_TRON), within(store));
    const first = mount();
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    first.unmount();
    api.setLatency(10_000);
    await store.set(logoutAtom);
    expect(mount().result.current.data).toBeUndefined();
  });

  it('keeps the data of two stores separate', async () => {
    const one = open();
    const other = open('fresh');
    const first = renderHook(() => useCostOf(USDT_TRON), within(one.store));
    const second = renderHook(() => useCostOf(USDT_TRON), within(other.store));
    await waitFor(() => expect(first.result.current.data && second.result.current.data).toBeDefined());
    expect(first.result.current.data?.balance).not.toBe(second.result.current.data?.balance);
    first.unmount();
    await act(() => second.result.current.refetch());
    expect(other.requests).toHaveLength(2);
  });

  it('returns data without repeated requests in React’s strict mode', async () => {
    const { store, requests } = open();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <StrictMode>
        <Provider store={store}>{children}</Provider>
      </StrictMode>
    );
    const { result, rerender } = renderHook(({ id }) => useCostOf(id), {
      wrapper,
      initialProps: { id: USDT_TRON },
    });
    await waitFor(() => expect(result.current.isCurrent).toBe(true));
    // React's strict mode runs the first effect twice and aborts the first call.
    expect(requests.length).toBeLessThanOrEqual(2);
    const before = requests.length;
    rerender({ id: USDT_ETHEREUM });
    await waitFor(() => expect(result.current.data?.id).toBe(USDT_ETHEREUM));
    expect(requests).toHaveLength(before + 1);
  });
});

describe('query atoms', () => {
  const setUp = () => {
    const { store } = open();
    const atoms = store.get(queryAtomsAtom);
    const atomOf = (address: string) =>
      atoms.get(checkAddress, { query: { id: USDT_TRON, address, memo: '' } }, {});
    const fill = (count: number) => {
      for (let index = 0; index < count; index += 1) atomOf(`other ${index}`);
    };
    return { store, atomOf, fill };
  };

  it('are removed in the order of their last use', () => {
    const { atomOf, fill } = setUp();
    const first = atomOf('first');
    const second = atomOf('second');
    fill(MOST_UNMOUNTED - 2);
    expect(atomOf('first')).toBe(first);
    atomOf('one more');
    expect(atomOf('first')).toBe(first);
    expect(atomOf('second')).not.toBe(second);
  });

  it('are removed only after they’re unmounted', () => {
    const { store, atomOf, fill } = setUp();
    const mounted = atomOf(ADDRESS);
    const unsubscribe = store.sub(mounted, () => undefined);
    fill(2 * MOST_UNMOUNTED);
    expect(atomOf(ADDRESS)).toBe(mounted);
    unsubscribe();
    expect(atomOf(ADDRESS)).not.toBe(mounted);
  });

  it('are registered again if they’re mounted after being removed', () => {
    const { store, atomOf, fill } = setUp();
    const rendered = atomOf(ADDRESS);
    fill(MOST_UNMOUNTED);
    const unsubscribe = store.sub(rendered, () => undefined);
    expect(atomOf(ADDRESS)).toBe(rendered);
    unsubscribe();
  });
});
