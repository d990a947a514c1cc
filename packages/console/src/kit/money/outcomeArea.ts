export interface OutcomeArea {
  readonly keys: () => readonly string[];
  readonly get: (key: string) => string | null;
  /** Stores a value. @throws if the storage is full or blocked */
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  /** Calls the listener after each change by another tab. `key` is `null` if the tab cleared the storage. */
  readonly subscribe: (listener: (key: string | null, value: string | null) => void) => () => void;
}

export function browserOutcomeArea(page: Window = window): OutcomeArea {
  const attempt = <Value>(read: () => Value, otherwise: Value): Value => {
    try {
      return read();
    } catch {
      return otherwise;
    }
  };
  return {
    keys: () => attempt(() => Object.keys(page.localStorage), []),
    get: (key) => attempt(() => page.localStorage.getItem(key), null),
    set: (key, value) => page.localStorage.setItem(key, value),
    remove: (key) => attempt(() => page.localStorage.removeItem(key), undefined),
    subscribe(listener) {
      const hear = ({ key, newValue }: StorageEvent) => listener(key, newValue);
      page.addEventListener('storage', hear);
      return () => page.removeEventListener('storage', hear);
    },
  };
}

export function memoryOutcomeArea(): OutcomeArea {
  const values = new Map<string, string>();
  return {
    keys: () => [...values.keys()],
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => undefined,
  };
}
