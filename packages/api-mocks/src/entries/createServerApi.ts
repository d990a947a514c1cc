import { writeInThread } from '#core/files/writeInThread.ts';
import { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';

export function createServerApi(
  options: Pick<
    MockApiOptions,
    | 'basePath'
    | 'hasNewOrders'
    | 'historySeed'
    | 'notifyUrl'
    | 'now'
    | 'profile'
    | 'sendsCallbacksTo'
    | 'seed'
    | 'store'
    | 'systemTime'
  > = {},
): MockApi {
  return createMockApi({ now: () => Date.now() / 1000, ...options, writeSheet: writeInThread });
}
