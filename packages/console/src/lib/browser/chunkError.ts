export class MessagesError extends Error {
  override name = 'MessagesError';
}

/** A part of the console couldn't be loaded because the device is offline. `cause` is the original error. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** Checks for a missing file of the console. Each browser, and Vite, has its own message. */
export function isChunkError(error: unknown): boolean {
  if (error instanceof MessagesError || error instanceof OfflineError) return true;
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|preload CSS|is not a valid JavaScript MIME type/i.test(
      error.message,
    )
  );
}

/** Converts the error of a missing file to an `OfflineError` if the device is offline now. */
export function withConnection(error: unknown): unknown {
  if (navigator.onLine || !(error instanceof Error) || !isChunkError(error)) return error;
  return new OfflineError(error.message, { cause: error });
}

/** Loads code. Rejects with an `OfflineError` if the device is offline, otherwise with the browser's error. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw withConnection(error);
  }
}

/** Checks if the page was reloaded in the last 30 seconds. If so, another reload is unlikely to help. */
export function isJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' && performance.now() < 30_000;
}

/** Returns the version of the console that the page has loaded. */
export function readVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
}
