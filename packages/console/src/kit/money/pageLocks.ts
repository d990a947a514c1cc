/** Locks by request ID. Only the tab with the lock of an ID sends, repeats or looks up the request. */
export interface PageLocks {
  /** Runs a function with a lock. Returns `undefined` immediately if another tab has the lock. */
  readonly tryWith: <Value>(name: string, act: () => Promise<Value>) => Promise<Value | undefined>;
}

/**
 * Returns the locks of the browser. An insecure origin has none, so it gets locks that work only within this
 * page.
 */
export function browserLocks(): PageLocks {
  if (!('locks' in navigator)) return memoryLocks();
  const { locks } = navigator;
  return {
    tryWith: (name, act) =>
      locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : Promise.resolve(undefined))),
  };
}

export function memoryLocks(): PageLocks {
  const held = new Set<string>();
  return {
    async tryWith(name, act) {
      if (held.has(name)) return undefined;
      held.add(name);
      try {
        return await act();
      } finally {
        held.delete(name);
      }
    },
  };
}
