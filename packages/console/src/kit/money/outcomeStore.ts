import type { Intention } from './intention.ts';
import { type KeptOutcome, type Resolution, parse, readRecord } from './keptOutcome.ts';
import { OUTCOMES_KEY } from '#lib/storage.ts';
import type { OutcomeArea } from './outcomeArea.ts';

/**
 * One key for each record, so that tabs never write over each other. A logout leaves these keys alone and
 * wipes the intentions (docs/security.md).
 */
const OUTCOME_PREFIX = `${OUTCOMES_KEY}:`;
const INTENTION_PREFIX = 'intentions:';

/** The record could not be kept, so the call was not made. */
export class OutcomeNotKept extends Error {
  override readonly name = 'OutcomeNotKept';
}

export interface OutcomeStore {
  /** Whether there is an open record. */
  readonly hasAny: () => boolean;
  /** The open records. The reader of intentions is a parameter, because the first page has no need of it. */
  readonly list: (read: (stored: unknown) => Intention | undefined) => readonly KeptOutcome[];
  /** Before the first byte is sent. Throws `OutcomeNotKept` where the browser keeps nothing. */
  readonly write: (kept: KeptOutcome) => void;
  /** The server reported the outcome; other tabs are notified. */
  readonly resolve: (requestId: string, resolution: Resolution) => void;
  /** The only attempt was refused: there is nothing to find out. */
  readonly discard: (requestId: string) => void;
  /** Another merchant has signed in here: of other merchants nothing stays but the request ids. */
  readonly forgetIntentionsOfOthers: (owner: string) => void;
  /** Hears of what other tabs do. */
  readonly subscribe: (listener: (ended?: Ended) => void) => () => void;
}

export interface Ended {
  readonly kept: Omit<KeptOutcome, 'intention'>;
  readonly resolution: Resolution;
}

export function createOutcomeStore(area: OutcomeArea): OutcomeStore {
  /** The open records that this page has written or read. They stay known if the storage is cleared. */
  const known = new Map<string, KeptOutcome>();
  /** The request ids of this page: nothing but their end removes them. */
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
      // Some browsers accept and keep nothing.
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
        // Other tabs ask the server themselves.
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
