import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Getter, atom } from 'jotai';
import { objectOf, readIntention } from '#kit/money/intention.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { type MoneyEvent, type MoneyState, idle, nextMoneyState } from '#kit/money/moneyState.ts';
import { moneyMovedAtom } from './moneyMoved.ts';
import { outcomeChangesAtom, outcomeStoreAtom } from './outcomes.ts';
import { userAtom } from './user.ts';

const digestOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** The SHA-256 of the merchant id: a record outlives the session. Undefined until the user is known. */
export const ownerAtom = atom((get) => {
  const user = get(userAtom);
  return user && digestOf(`merchant ${user.mchid}`);
});

/** An object of money: a payment or withdrawal by its number, or the new movement of a form. */
export type MoneyKey = Pick<KeptOutcome, 'endpoint' | 'object'>;

/** The key of a call about `number`, or about a new movement if it is empty. */
export function moneyKeyOf(get: Getter, endpoint: MoneyEndpointId, number: string): MoneyKey {
  return { endpoint, object: number === '' ? '' : digestOf(`${get(ownerAtom)} ${number}`) };
}

export const keyText = ({ endpoint, object }: MoneyKey) => `${endpoint} ${object}`;

/** The calls of this tab. An unknown outcome is read from its record, which every tab sees. */
const localStatesAtom = atom<Readonly<Partial<Record<string, MoneyState>>>>({});

/** Follows the records in every tab, so that an outcome that another tab ended ends here, too. */
const followedChangesAtom = atom(
  (get) => get(outcomeChangesAtom),
  (get, set) =>
    get(outcomeStoreAtom).subscribe((ended) => {
      if (ended && ended.kept.owner === get(ownerAtom)) {
        const { kept, resolution } = ended;
        set(moneyEventAtom, kept, { type: 'resolve', requestId: kept.requestId, resolution });
        void set(moneyMovedAtom);
      }
      set(outcomeChangesAtom, (count) => count + 1);
    }),
);
followedChangesAtom.onMount = (follow) => follow();

/** Checks if a stored intention is about the object of its record: anything else could be shown, and sent, as this one. */
function isAbout(get: Getter, { intention, ...key }: KeptOutcome): boolean {
  return !intention || keyText(moneyKeyOf(get, intention.endpoint, objectOf(intention))) === keyText(key);
}

const keptOutcomesAtom = atom((get) => {
  get(followedChangesAtom);
  const owner = get(ownerAtom);
  return get(outcomeStoreAtom)
    .list(readIntention)
    .filter((kept) => kept.owner === owner)
    .map((kept) => (isAbout(get, kept) ? kept : { ...kept, intention: undefined }))
    .toSorted((a, b) => a.sentAt - b.sentAt);
});

/** The state of each object of money, by its key. */
export const moneyStatesAtom = atom((get) => {
  const local = get(localStatesAtom);
  const outcomes = get(keptOutcomesAtom);
  return (key: MoneyKey): MoneyState => {
    const own = local[keyText(key)] ?? idle;
    if (own.phase === 'verifying' || own.phase === 'sent' || own.phase === 'settled') return own;
    // An unknown outcome of another tab outranks the notice that an earlier request moved nothing.
    const kept = outcomes.find((one) => keyText(one) === keyText(key));
    if (kept) return { phase: 'unknown', kept };
    return own.phase === 'unknown' ? idle : own;
  };
});

/** Every unknown outcome of this merchant, the oldest first. */
const unknownOutcomesAtom = atom((get) => {
  const busy = new Set(
    Object.values(get(localStatesAtom)).flatMap((state) =>
      state?.phase === 'sent' || state?.phase === 'verifying' ? [state.kept.requestId] : [],
    ),
  );
  return get(keptOutcomesAtom).filter(({ requestId }) => !busy.has(requestId));
});

/** Changes the state of one object: `set(moneyEventAtom, key, { type: 'dismiss' })`. */
export const moneyEventAtom = atom(null, (get, set, key: MoneyKey, event: MoneyEvent): void => {
  const next = nextMoneyState(get(moneyStatesAtom)(key), event);
  set(localStatesAtom, { ...get(localStatesAtom), [keyText(key)]: next });
});

/** How many parts of the screen show each object; other outcomes are in the banner. */
const shownAtom = atom<Readonly<Partial<Record<string, number>>>>({});

/** Counts a part of the screen that shows an object, by `1`, or that no longer does, by `-1`. */
export const showMoneyAtom = atom(null, (get, set, key: MoneyKey, by: 1 | -1): void => {
  const shown = get(shownAtom);
  set(shownAtom, { ...shown, [keyText(key)]: (shown[keyText(key)] ?? 0) + by });
});

/** The unknown outcomes that no part of the screen shows. A part shows the oldest one of its object. */
export const hiddenOutcomesAtom = atom((get) =>
  get(unknownOutcomesAtom).filter((kept) => {
    const state = get(moneyStatesAtom)(kept);
    const isShown = (get(shownAtom)[keyText(kept)] ?? 0) > 0;
    return !isShown || (state.phase !== 'idle' && state.kept.requestId !== kept.requestId);
  }),
);
