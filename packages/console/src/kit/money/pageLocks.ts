/** Only the tab with the lock of a request ID sends, repeats or looks up the request. */
export interface PageLocks {
  /** Returns `undefined` immediately if another tab has the lock. */
  readonly tryWith: <Value>(name: string, act: () => Promise<Value>) => Promise<Value | undefined>;
}

/** An insecure origin has no shared locks, so the locks of this page are used. */
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
