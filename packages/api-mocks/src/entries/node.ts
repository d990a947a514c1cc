import { setupServer } from 'msw/node';
import type { MockApi } from './createMockApi.ts';
import { createHandlers } from './handlers.ts';

export type MockServer = ReturnType<typeof setupServer>;

/** Creates a mock server for tests. Call `listen()` before and `close()` after the tests. */
export function createMockServer(api: MockApi): MockServer {
  return setupServer(...createHandlers(api));
}
