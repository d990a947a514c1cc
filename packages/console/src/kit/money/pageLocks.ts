/** One tab at a time: a request id is sent, repeated and looked up by the tab that holds its lock. */
export interface PageLocks {
  /** Runs `act` under the lock; answers `undefined` at once where another tab holds it. */
  readonly tryWith: <Value>(name: string, act: () => Promise<Value>) => Promise<Value | undefined>;
}

/** The browser's locks; without them (an insecure origin) this page's own. */
export function browserLocks(): PageLocks {
  if (!('locks' in navigator)) return memoryLocks();
  const { locks } = navigator;
  return {
    tryWith: (name, act) =>
      locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : Promise.resolve(undefined))),
  };
}

/** Locks in memory; tabs of a test share them. */
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
