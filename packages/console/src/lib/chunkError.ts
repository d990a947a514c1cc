/** A file of messages that could not be fetched. */
export class MessagesError extends Error {
  override name = 'MessagesError';
}

/**
 * Whether an error is a part of the console that could not be fetched: gone with a new deploy, answered with
 * another page, or lost with the connection. Chromium, Firefox, Safari and Vite each word it differently.
 */
export function isChunkError(error: unknown): boolean {
  if (error instanceof MessagesError) return true;
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|preload CSS|is not a valid JavaScript MIME type/i.test(
      error.message,
    )
  );
}

/** Whether the page was just reloaded, so that another reload is unlikely to help. */
export function isJustReloaded(performance: Performance = globalThis.performance): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' && performance.now() < 30_000;
}
