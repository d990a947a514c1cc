/** Waits, unless the caller gives up first. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The caller gave up', 'AbortError'));
    });
  });
}

/** Ends only when the caller gives up. */
export function never(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('The caller gave up', 'AbortError'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });
}
