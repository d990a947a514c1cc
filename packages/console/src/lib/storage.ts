/** Everything the console keeps in the browser (specification §3, local storage, and named preferences). */
export type StorageKey = 'token' | 'lang' | 'message' | PreferenceKey;

/** Choices of the person, not of the account: they outlive a logout. */
export const preferenceKeys = [
  'theme',
  'sidebar',
  'balances',
  'hideZero',
  'recordColumns',
  'opened',
  'setup',
  'singleKeys',
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

const KEPT_ON_LOGOUT: ReadonlySet<string> = new Set(['lang', ...preferenceKeys]);

export interface AppStorage {
  get: (key: StorageKey) => string | null;
  set: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
  /** Removes everything but the language and the named preferences. */
  wipe: () => void;
}

/** Local storage may be missing, full or forbidden; the console works without it, for this page only. */
export function createStorage(area: () => Storage): AppStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(area());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    set(key, value) {
      memory.delete(key);
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isKept) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    wipe() {
      memory.clear();
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (!KEPT_ON_LOGOUT.has(key)) storage.removeItem(key);
      });
    },
  };
}

/** For stories and tests. */
export function memoryStorage(initial: Partial<Record<StorageKey, string>> = {}): AppStorage {
  const values = new Map<string, string>(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    wipe() {
      for (const key of values.keys()) if (!KEPT_ON_LOGOUT.has(key)) values.delete(key);
    },
  };
}
