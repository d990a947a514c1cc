import { OUTCOMES_KEY } from '#lib/browser/storage.ts';
import type { Intention } from './intention.ts';
import { type KeptOutcome, parse, readRecord, type Resolution } from './keptOutcome.ts';

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

/** The key prefix of records, which are separate so that tabs don't overwrite each other. */
const OUTCOME_PREFIX = `${OUTCOMES_KEY}:`;
const INTENTION_PREFIX = 'intentions:';

/** The record couldn't be stored, so the call wasn't sent. */
export class OutcomeNotKept extends Error {
  override readonly name = 'OutcomeNotKept';
}

export interface OutcomeStore {
  readonly hasAny: () => boolean;
  readonly list: (read: (stored: unknown) => Intention | undefined) => readonly KeptOutcome[];
  /** Stores the record before the request is sent. @throws {OutcomeNotKept} if it can't be stored */
  readonly write: (kept: KeptOutcome) => void;
  readonly resolve: (requestId: string, resolution: Resolution) => void;
  readonly discard: (requestId: string) => void;
  readonly forgetIntentionsOfOthers: (owner: string) => void;
  readonly subscribe: (listener: (ended?: Ended) => void) => () => void;
}

export interface Ended {
  readonly kept: Omit<KeptOutcome, 'intention'>;
  readonly resolution: Resolution;
}

export function createOutcomeStore(area: OutcomeArea): OutcomeStore {
  /** The open records that this page wrote or read. They are also in memory, because the storage may be cleared. */
  const known = new Map<string, KeptOutcome>();
  /** The requests that this page sent. Their records stay in memory if another tab removes them. */
  const own = new Set<string>();
  const recordOf = (key: string, text = area.get(key)) => {
    const record = readRecord(text);
    return record?.requestId === key.slice(OUTCOME_PREFIX.length) ? record : undefined;
  };
  const records = () =>
    area
      .keys()
      .filter((key) => key.startsWith(OUTCOME_PREFIX))
      .flatMap((key) => recordOf(key) ?? []);
  const discard = (requestId: string) => {
    known.delete(requestId);
    area.remove(OUTCOME_PREFIX + requestId);
    area.remove(INTENTION_PREFIX + requestId);
  };

  return {
    hasAny: () => known.size > 0 || records().some(({ resolution }) => !resolution),
    list(read) {
      for (const { resolution, ...record } of records()) {
        const { requestId } = record;
        if (resolution) known.delete(requestId);
        else
          known.set(requestId, { ...record, intention: read(parse(area.get(INTENTION_PREFIX + requestId))) });
      }
      return [...known.values()];
    },
    write(kept) {
      const { requestId, endpoint, owner, object, sentAt, intention } = kept;
      const record = JSON.stringify({ requestId, endpoint, owner, object, sentAt });
      try {
        if (intention) area.set(INTENTION_PREFIX + requestId, JSON.stringify(intention));
        area.set(OUTCOME_PREFIX + requestId, record);
      } catch (cause) {
        throw new OutcomeNotKept('The browser keeps no record', { cause });
      }
      // Some browsers accept a value without storing it.
      if (area.get(OUTCOME_PREFIX + requestId) !== record) throw new OutcomeNotKept();
      known.set(requestId, kept);
      own.add(requestId);
    },
    resolve(requestId, resolution) {
      const key = OUTCOME_PREFIX + requestId;
      const kept = readRecord(area.get(key));
      try {
        if (kept) area.set(key, JSON.stringify({ ...kept, resolution }));
      } catch {
        // Other tabs don't need the stored result, because each tab looks up its own requests.
      }
      discard(requestId);
    },
    discard,
    forgetIntentionsOfOthers(owner) {
      for (const key of area.keys()) {
        if (!key.startsWith(INTENTION_PREFIX)) continue;
        const requestId = key.slice(INTENTION_PREFIX.length);
        if (readRecord(area.get(OUTCOME_PREFIX + requestId))?.owner !== owner) area.remove(key);
      }
    },
    subscribe: (listener) =>
      area.subscribe((key, value) => {
        if (key === null) return listener();
        if (!key.startsWith(OUTCOME_PREFIX)) return undefined;
        const requestId = key.slice(OUTCOME_PREFIX.length);
        const kept = recordOf(key, value);
        if (kept?.resolution || (value === null && !own.has(requestId))) known.delete(requestId);
        return listener(kept?.resolution && { kept, resolution: kept.resolution });
      }),
  };
}
