// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { QueryObserver } from '@tanstack/query-core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#api/queryClient.ts';
import { openScreen } from '#app/testingScreen.tsx';
import { StaleBanner, stalenessOf } from './StaleBanner.tsx';

const open = () => createQueryClient({ onError: () => undefined });

function show(client: ReturnType<typeof open>, name: string, at: number, options = {}) {
  client.setQueryData([name], name, { updatedAt: at * 1000 });
  const queryFn = async () => Promise.reject(new Error('gone'));
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, staleTime: 30_000, ...options });
  observer.subscribe(() => undefined);
  return observer;
}

test('the age of the figures is the age of the oldest response on screen', () => {
  const client = open();
  expect(stalenessOf(client)).toEqual({ fetchedAt: undefined, hasFailed: false });
  const now = Date.now() / 1000;
  show(client, 'payments', Math.floor(now) - 3);
  show(client, 'balance', Math.floor(now) - 9);
  // These queries don't count: a query of another screen, a query with a long stale time, and a
  // silent query.
  client.setQueryData(['other screen'], 1, { updatedAt: 1000 });
  show(client, 'networks', Math.floor(now) - 200, { staleTime: 300_000 });
  show(client, 'bell', Math.floor(now) - 20, { meta: { isSilent: true } });
  expect(stalenessOf(client)).toEqual({ fetchedAt: Math.floor(now) - 9, hasFailed: false });
});

test('a failed refresh keeps the time of the visible response', async () => {
  const client = open();
  const at = Math.floor(Date.now() / 1000) - 5;
  const observer = show(client, 'balance', at);
  await observer.refetch();
  expect(stalenessOf(client)).toEqual({ fetchedAt: at, hasFailed: true });
});

test('StaleBanner offers to request the figures again until they arrive', async () => {
  const { store } = openScreen(<StaleBanner />, { bank: createMockApi(), href: '/' });
  let isDown = true;
  const queryFn = async () => (isDown ? Promise.reject(new Error('gone')) : 'balance');
  const observer = show(store.get(queryClientAtom), 'balance', Date.now() / 1000 - 5, {
    queryFn,
    retry: false,
  });
  await observer.refetch();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
