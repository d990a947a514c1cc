import { writeInThread } from '#core/writeInThread.ts';
import { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';

/** A bank for a server: its time is the machine's, and its exports are written in threads while they are sent. */
export function createServerApi(options: Pick<MockApiOptions, 'sendsCallbacksTo'> = {}): MockApi {
  return createMockApi({ ...options, now: () => Date.now() / 1000, writeSheet: writeInThread });
}
