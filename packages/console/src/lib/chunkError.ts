/** A file of messages that could not be fetched. */
export class MessagesError extends Error {
  override name = 'MessagesError';
}

/** A part of the console that was not fetched because there was no connection. The failure is its `cause`. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/**
 * Whether an error is a part of the console that could not be fetched: gone with a new deploy, answered with
 * another page, or lost with the connection. Chromium, Firefox, Safari and Vite each word it differently.
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

/** Says of a part that could not be fetched whether there was a connection: by the time it is shown, it may be back. */
export function withConnection(error: unknown): unknown {
  if (navigator.onLine || !(error instanceof Error) || !isChunkError(error)) return error;
  return new OfflineError(error.message, { cause: error });
}

/** Fetches code. Rejects as the browser does, or without a connection with an `OfflineError`. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw withConnection(error);
  }
}

/** Whether the page was just reloaded, so that another reload is unlikely to help. */
export function isJustReloaded(performance: Performance = globalThis.performance): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' && performance.now() < 30_000;
}
