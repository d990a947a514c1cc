import { startMockWorker } from '@settlement/api-mocks/browser';

const { default: exportWorkerUrl } = await import('@settlement/api-mocks/exportWorker?worker&url');
await startMockWorker({ exportWorkerUrl });
document.body.textContent = await (await fetch('/api/v1/user/info')).text();
