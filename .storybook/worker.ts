import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

/** One worker for all stories; each story gives it the handlers of its own bank. */
export function startWorker(): Promise<SetupWorker> {
  started ??= (async () => {
    const worker = setupWorker();
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    return worker;
  })();
  return started;
}
