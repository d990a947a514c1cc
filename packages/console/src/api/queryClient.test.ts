import { QueryObserver, notifyManager, onlineManager } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

afterEach(() => onlineManager.setOnline(true));

test('what failed while offline is asked again when the connection is back, as the banner promises', async () => {
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

test('a failure is reported once those who show the query know of it', async () => {
  const heard: string[] = [];
  const client = createQueryClient({ onError: () => heard.push('report') });
  const queryFn = () => Promise.reject(new Error('refused'));
  const observer = new QueryObserver(client, { queryKey: ['records'], queryFn });
  // As jotai-tanstack-query's atoms do.
  const release = observer.subscribe(
    notifyManager.batchCalls(({ isError }: { readonly isError: boolean }) => {
      if (isError) heard.push('screen');
    }),
  );
  await vi.waitFor(() => expect(heard).toEqual(['screen', 'report']));
  release();
});
