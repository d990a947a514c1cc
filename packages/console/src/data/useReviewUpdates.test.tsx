// @vitest-environment jsdom
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { renderHook, waitFor, within } from '#app/testingReact.tsx';
import { unreadCountAtom } from './notifications.ts';
import { useReviewUpdates } from './useReviewUpdates.ts';
import { userAtom } from './user.ts';

const api = createMockApi({ now: 1_795_143_570 });
const answer = await api.handle(
  new Request('http://mock/api/v1/user/info', { headers: { 'x-token': api.signIn() } }),
);
const user: { data: Record<string, unknown> } = await answer.json();

async function review() {
  const server: { status: number; unread: number } = { status: userStatus.underReview, unread: 0 };
  const { store } = testConsole((path) =>
    path.endsWith('/user/info')
      ? success({ ...user.data, status: server.status })
      : success({ list: [], total: 0, unread: server.unread }),
  );
  const { unmount } = renderHook(() => useReviewUpdates(), within(store));
  await waitFor(() => expect(store.get(userAtom)?.status).toBe(userStatus.underReview));
  await waitFor(() => expect(store.get(unreadCountAtom)).toBe(0));
  const refetch = (endpoint: string) =>
    store.get(queryClientAtom).invalidateQueries({ queryKey: [endpoint] });
  return { server, store, refetch, unmount };
}

it('a new notification updates the permission status', async () => {
  const { server, store, refetch, unmount } = await review();
  Object.assign(server, { status: userStatus.authorised, unread: 1 });
  await refetch('notifications.list');
  await waitFor(() => expect(store.get(userAtom)?.status).toBe(userStatus.authorised));
  unmount();
});

it('the end of the review updates the notifications', async () => {
  const { server, store, refetch, unmount } = await review();
  Object.assign(server, { status: userStatus.authorised, unread: 1 });
  await refetch('user.info');
  await waitFor(() => expect(store.get(unreadCountAtom)).toBe(1));
  unmount();
});
