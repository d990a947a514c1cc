import { setupServer } from 'msw/node';
import type { MockApi } from './createMockApi.ts';
import { createHandlers } from './handlers.ts';

export type MockServer = ReturnType<typeof setupServer>;

/** Intercepts the requests of a test that runs in node; call `listen()` before and `close()` after. */
export function createMockServer(api: MockApi): MockServer {
  return setupServer(...createHandlers(api));
}
