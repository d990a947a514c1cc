import { startMockWorker } from '@settlement/api-mocks/browser';
import { mountDevPanel } from '#dev/mountDevPanel.tsx';

/** Starts the embedded mock API of development builds. `?mock=` in the URL sets the scenarios. */
export async function startMock(): Promise<void> {
  const { default: exportWorkerUrl } = await import('@settlement/api-mocks/exportWorker?worker&url');
  mountDevPanel(await startMockWorker({ exportWorkerUrl }));
}
