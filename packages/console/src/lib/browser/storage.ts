/** Throws instead of returning a storage. The caller then keeps its data in memory. */
export function noStorage(): never {
  throw new Error('No storage');
}

/** The keys of local storage (specification §3), the keys of the console, and the preferences. */
export type StorageKey =
  | 'token'
  | 'lang'
  | 'message'
  /** A random ID of the session. A sign-out removes it, but an expired session keeps it. */
  | 'session'
  /** A flag that a sign-out sets. With it, other tabs can distinguish a sign-out from an expired session. */
  | 'signedOut'
  /** The time of the last activity in any tab, such as a key or a press, in Unix seconds. */
  | 'activeAt'
  /**
   * The `config.json` of the last visit, which GET calls use until the file is loaded. Contains no merchant
   * data.
   */
  | 'site'
  /** The mode of the next page: `live` or `test`. An expired session keeps it. */
  | 'mode'
  | MerchantKey
  | PreferenceKey;

/** The keys whose values start with the merchant ID. The values of other merchants are removed. */
export const merchantKeys = ['opened', 'setup'] as const;
export type MerchantKey = (typeof merchantKeys)[number];

/**
 * The prefix of the keys of records. Each record belongs to a call whose outcome isn't known yet. A record
 * contains a request ID, the endpoint, hashes and a time. It never contains an address, an amount or a token,
 * because a sign-out keeps it.
 */
export const OUTCOMES_KEY = 'outcomes';

/** The preferences of the browser. A sign-out keeps them. */
const preferenceKeys = [
  'theme',
  'sidebar',
  'balances',
  'hideZero',
  'paymentColumns',
  'hiddenColumns',
  'singleKeys',
  'idleMinutes',
  'exportFormat',
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

const keptKeys: ReadonlySet<string> = new Set(['lang', ...preferenceKeys]);
const isKept = (key: string) => keptKeys.has(key) || key.startsWith(OUTCOMES_KEY);

export interface AppStorage {
  get: (key: StorageKey) => string | null;
  set: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
  /** Removes all keys except the language, the preferences and the records of `OUTCOMES_KEY`. */
  wipe: () => void;
}

/** A value that local storage couldn't keep. It applies until another tab changes the `stored` value. */
interface Unstored {
  readonly value: string;
  readonly stored: string | null;
}

/** Creates a storage. If local storage is missing, full or blocked, the values are only in memory. */
export function createStorage(
  area: () => Storage,
  initial: Partial<Record<StorageKey, string>> = {},
): AppStorage {
  const memory = new Map<string, Unstored>();
  for (const [key, value] of Object.entries(initial)) memory.set(key, { value, stored: null });
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(area());
    } catch {
      return undefined;
    }
  };
  const storedIn = (key: StorageKey) => attempt((storage) => storage.getItem(key)) ?? null;
  return {
    get(key) {
      const stored = storedIn(key);
      const unstored = memory.get(key);
      return unstored?.stored === stored ? unstored.value : stored;
    },
    set(key, value) {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isStored) memory.set(key, { value, stored: storedIn(key) });
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    wipe() {
      for (const key of memory.keys()) if (!isKept(key)) memory.delete(key);
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
      });
    },
  };
}

export const memoryStorage = (initial: Partial<Record<StorageKey, string>> = {}): AppStorage =>
  createStorage(noStorage, initial);
