import { noStorage } from './noStorage.ts';

/** Everything the console keeps in the browser (specification §3, local storage, and named preferences). */
export type StorageKey =
  | 'token'
  | 'lang'
  | 'message'
  /** Names one session at random, from the sign-in to the logout; an expired login keeps it. */
  | 'session'
  /** Set and removed at a logout, so that other tabs tell it from an expired login. */
  | 'signedOut'
  /** Unix seconds of the last key or press in any tab. */
  | 'activeAt'
  /** The `config.json` of the last visit, so that the first call needn't wait for it; nothing of the merchant. */
  | 'site'
  | MerchantKey
  | PreferenceKey;

/** What is remembered of a merchant; each value begins with the merchant's id. */
export const merchantKeys = ['opened', 'setup'] as const;
export type MerchantKey = (typeof merchantKeys)[number];

/**
 * Begins the keys of records of calls that moved money and were not answered. They outlive a logout and hold
 * only a request id, the endpoint, a hash of the merchant and a time: never an address, an amount or a token.
 */
export const OUTCOMES_KEY = 'outcomes';

/** Choices of the person, not of the account: they outlive a logout. */
const preferenceKeys = [
  'theme',
  'sidebar',
  'balances',
  'hideZero',
  'recordColumns',
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
  /** Removes everything but the language, the named preferences and the unanswered calls (`OUTCOMES_KEY`). */
  wipe: () => void;
}

/** Local storage may be missing, full or forbidden; the console works without it, for this page only. */
export function createStorage(
  area: () => Storage,
  initial: Partial<Record<StorageKey, string>> = {},
): AppStorage {
  const memory = new Map<string, string>(Object.entries(initial));
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
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isStored) memory.set(key, value);
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

/** For stories and tests: as where the browser has no storage. */
export const memoryStorage = (initial: Partial<Record<StorageKey, string>> = {}): AppStorage =>
  createStorage(noStorage, initial);
