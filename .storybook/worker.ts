import { startControlled } from '@settlement/api-mocks/startControlled';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';

/** The worker of the addon: each story has it as `context.msw`, without the handlers of the story before. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  // The addon's own setup names this option as msw 2 did.
  await startControlled(worker, { quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}
