import { startMockWorker } from '@settlement/api-mocks/browser';
import { mountDevPanel } from '#dev/mountDevPanel.tsx';

/** The embedded mock bank and its panel, in development only; `?mock=` in the address sets its scenarios. */
export async function startMock(): Promise<void> {
  const { default: exportWorkerUrl } = await import('@settlement/api-mocks/exportWorker?worker&url');
  mountDevPanel(await startMockWorker({ exportWorkerUrl }));
}
