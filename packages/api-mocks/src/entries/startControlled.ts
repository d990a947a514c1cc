import type { SetupWorker } from 'msw/browser';

/**
 * Starts a worker for a page that it controls, and loads any other page once more.
 *
 * A page that closes lets the registration end. Another one that loads at that moment takes the registration
 * up again, is told that its calls are mocked, and has no controller, so that none of them is (msw 3.0.5).
 */
export async function startControlled(
  worker: Pick<SetupWorker, 'start'>,
  options: Parameters<SetupWorker['start']>[0],
): Promise<void> {
  await worker.start(options);
  if (navigator.serviceWorker.controller) return;
  location.reload();
  // Nothing may call the server before the page has gone.
  await new Promise(() => undefined);
}
