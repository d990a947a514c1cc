import type { SetupWorker } from 'msw/browser';

const RELOADED = 'mockWorkerReloaded';

/**
 * Starts the worker, and reloads the page once if the worker doesn't control it: if a closing page
 * unregisters the worker, calls go to the network (msw 3.0.5). Rejects if the reload doesn't help. Pages without
 * service workers, such as pages at an HTTP address of the local network, intercept their calls themselves.
 */
export async function startControlled(
  worker: Pick<SetupWorker, 'start'>,
  options: Parameters<SetupWorker['start']>[0],
): Promise<void> {
  await worker.start(options);
  if (!('serviceWorker' in navigator)) return undefined;
  if (navigator.serviceWorker.controller) return sessionStorage.removeItem(RELOADED);
  if (sessionStorage.getItem(RELOADED) !== null) {
    sessionStorage.removeItem(RELOADED);
    throw new Error(
      'No service worker controls this page. Is "Bypass for network" on in the developer tools?',
    );
  }
  sessionStorage.setItem(RELOADED, '1');
  location.reload();
  // The caller must not continue before the page has reloaded.
  await new Promise(() => undefined);
}
