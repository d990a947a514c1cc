import { expect, test } from 'vitest';
import { getCallbackStats, listCallbacks } from '#contract/callbacks.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createClient } from '#testing/client.ts';

const api = createMockApi({ isSignedIn: true });
const client = createClient(api);
const start_time = api.clock.now() - 86_400;

test('the failed group and the waiting retries are the rows that the cards count', async () => {
  const stats = await client.get(getCallbackStats);
  const failed = await client.get(listCallbacks, { query: { status: '5,7', start_time, pageSize: 100 } });
  const failures = stats.failing_endpoints.reduce((sum, endpoint) => sum + endpoint.failures, 0);
  expect(failures).toBeGreaterThan(0);
  expect(failed.total).toBe(failures);
  expect(new Set(failed.list.map(({ status }) => status)).size).toBe(2);
  const waiting = await client.get(listCallbacks, { query: { retrying: true, start_time } });
  expect(waiting.total).toBe(stats.pending_retries);
  expect(waiting.list.every(({ next_time }) => next_time > 0)).toBe(true);
});

test('no answer is said only of what was sent', async () => {
  const { list } = await client.get(listCallbacks, { query: { http_class: 0, pageSize: 100 } });
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ attempts }) => attempts > 0)).toBe(true);
});
