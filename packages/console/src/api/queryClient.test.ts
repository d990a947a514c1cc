import { QueryObserver, notifyManager, onlineManager } from '@tanstack/query-core';
import { atom, createStore } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

afterEach(() => onlineManager.setOnline(true));

test('a query that failed offline is repeated when the connection returns', async () => {
  const client = createQueryClient({ onError: () => undefined });
  client.mount();
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  queryFn.mockResolvedValue('rows');
  onlineManager.setOnline(false);
  const observer = new QueryObserver(client, { queryKey: ['records'], queryFn });
  const release = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'));
  release();
  client.unmount();
});

test('a failed query is reported after its observers were notified', async () => {
  const heard: string[] = [];
  const client = createQueryClient({ onError: () => heard.push('report') });
  const queryFn = () => Promise.reject(new Error('refused'));
  const observer = new QueryObserver(client, { queryKey: ['records'], queryFn });
  const release = observer.subscribe(
    notifyManager.batchCalls(({ isError }: { readonly isError: boolean }) => {
      if (isError) heard.push('screen');
    }),
  );
  await vi.waitFor(() => expect(heard).toEqual(['screen', 'report']));
  release();
});

test('a query with recomputed options keeps its request until it has no observers', async () => {
  const store = createStore();
  store.set(queryClientAtom, createQueryClient({ onError: () => undefined }));
  const signals: AbortSignal[] = [];
  const stateAtom = atom({ page: 1 });
  const totalsAtom = atomWithQuery((get) => {
    get(stateAtom);
    return {
      queryKey: ['totals'],
      queryFn: ({ signal }) => {
        signals.push(signal);
        return new Promise<string>(() => undefined);
      },
    };
  });
  const close = store.sub(totalsAtom, () => undefined);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  store.set(stateAtom, { page: 2 });
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  close();
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
