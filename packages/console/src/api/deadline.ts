/** The timeout of an attempt in milliseconds (specification §7). */
const TIMEOUT_MS = 30_000;
const RETRY_INTERVAL_MS = 500;
export const MAX_RECONNECTIONS = 5;

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

export async function withDeadline<T>(
  attempt: (signal: AbortSignal, renew: () => void) => Promise<T>,
  caller: AbortSignal | undefined,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort(caller?.reason);
  caller?.addEventListener('abort', giveUp, { once: true });
  const begin = () => setTimeout(() => controller.abort(new TimeoutError()), TIMEOUT_MS);
  let timer = begin();
  const renew = () => {
    clearTimeout(timer);
    timer = begin();
  };
  try {
    const result = await attempt(controller.signal, renew);
    // The transport doesn't reject an aborted call. It resolves with an incomplete body.
    controller.signal.throwIfAborted();
    return result;
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}

/** Repeats a call after a timeout, but not after other errors (specification §7: every 500 ms, up to 5 times). */
export async function withReconnection<T>(
  run: () => Promise<T>,
  { reconnections, signal }: { reconnections: number; signal: AbortSignal | undefined },
): Promise<T> {
  for (let left = reconnections; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof TimeoutError) || left <= 0) throw error;
    }
    await pause(signal);
  }
}

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, RETRY_INTERVAL_MS);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
