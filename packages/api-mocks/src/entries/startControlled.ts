import type { SetupWorker } from 'msw/browser';

const RELOADED = 'mockWorkerReloaded';

/**
 * Starts a worker for a page that it controls, and loads any other page once more.
 *
 * A page that closes ends the registration. A page that loads at the same moment reuses it: `start` resolves,
 * but the page has no controller, and its calls go to the network (msw 3.0.5).
 * Rejects where that does not help: the developer tools can keep every worker off a page.
 */
export async function startControlled(
  worker: Pick<SetupWorker, 'start'>,
  options: Parameters<SetupWorker['start']>[0],
): Promise<void> {
  await worker.start(options);
  if (navigator.serviceWorker.controller) return sessionStorage.removeItem(RELOADED);
  if (sessionStorage.getItem(RELOADED) !== null) {
    sessionStorage.removeItem(RELOADED);
    throw new Error(
      'No service worker controls this page. Is "Bypass for network" on in the developer tools?',
    );
  }
  sessionStorage.setItem(RELOADED, '1');
  location.reload();
  // Nothing may call the server before the page has gone.
  await new Promise(() => undefined);
}
