/** Locks by request ID. Only the tab that has the lock of a request sends, repeats or looks it up. */
export interface PageLocks {
  /** Runs a function while this tab has the lock. Returns `undefined` immediately if another tab has it. */
  readonly tryWith: <Value>(name: string, act: () => Promise<Value>) => Promise<Value | undefined>;
}

/** Returns the browser's locks, or locks within this page on insecure origins. */
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
