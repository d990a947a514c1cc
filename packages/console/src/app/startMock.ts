import { startMockWorker } from '@settlement/api-mocks/browser';
import { createElement } from 'react';
import { DevPanel } from '#dev/DevPanel.tsx';
import { mountDevPanel } from '#dev/mountDevPanel.ts';

/** Starts the embedded mock API of development builds. `?mock=` in the URL sets the scenarios. */
export async function startMock(): Promise<void> {
  const { default: exportWorkerUrl } = await import('@settlement/api-mocks/exportWorker?worker&url');
  mountDevPanel(createElement(DevPanel, { worker: await startMockWorker({ exportWorkerUrl }) }));
}
