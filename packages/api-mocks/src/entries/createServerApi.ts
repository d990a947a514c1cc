import { writeInThread } from '#core/files/writeInThread.ts';
import { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';

export function createServerApi(
  options: Pick<MockApiOptions, 'profile' | 'sendsCallbacksTo' | 'seed' | 'store'> = {},
): MockApi {
  return createMockApi({ ...options, now: () => Date.now() / 1000, writeSheet: writeInThread });
}
