import { startMockWorker } from '@settlement/api-mocks/browser';

/** The embedded mock bank, in development only; `?mock=` in the address sets its scenarios. */
export async function startMock(): Promise<void> {
  await startMockWorker();
}
