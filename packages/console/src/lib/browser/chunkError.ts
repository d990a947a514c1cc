export class MessagesError extends Error {
  override name = 'MessagesError';
}

/**
 * The error if a part of the console couldn't be fetched without a connection. `cause` is the original error.
 */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/**
 * Checks if an error means that a part of the console is missing: removed by a deployment, replaced by
 * another page, or not reachable. Chromium, Firefox, Safari and Vite use different messages.
 */
export function isChunkError(error: unknown): boolean {
  if (error instanceof MessagesError || error instanceof OfflineError) return true;
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|preload CSS|is not a valid JavaScript MIME type/i.test(
      error.message,
    )
  );
}

/**
 * Marks an error that occurred without a connection. It's marked now, because the connection may be back when
 * the error is shown.
 */
export function withConnection(error: unknown): unknown {
  if (navigator.onLine || !(error instanceof Error) || !isChunkError(error)) return error;
  return new OfflineError(error.message, { cause: error });
}

/** Loads code. Rejects with the browser's error, or with an `OfflineError` if the browser is offline. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw withConnection(error);
  }
}

/** Checks if the page was just reloaded, so that another reload is unlikely to help. */
export function isJustReloaded(performance: Performance = globalThis.performance): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' && performance.now() < 30_000;
}
