import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Getter, atom } from 'jotai';
import { objectOf, readIntention } from '#kit/money/intention.ts';
import type { KeptOutcome } from '#kit/money/keptOutcome.ts';
import { type MoneyEvent, type MoneyState, idle, nextMoneyState } from '#kit/money/moneyState.ts';
import { moneyMovedAtom } from './moneyMoved.ts';
import { localStatesAtom, outcomeChangesAtom, outcomeStoreAtom } from './outcomes.ts';
import { userAtom } from '../user.ts';

const digestOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** A hash of the merchant ID for stored records, which stay in the browser after a sign-out. */
export const ownerAtom = atom((get) => {
  const user = get(userAtom);
  return user && digestOf(`merchant ${user.mchid}`);
});

export type MoneyKey = Pick<KeptOutcome, 'endpoint' | 'object'>;

export function moneyKeyOf(get: Getter, endpoint: MoneyEndpointId, number: string): MoneyKey {
  return { endpoint, object: number === '' ? '' : digestOf(`${get(ownerAtom)} ${number}`) };
}

export const keyText = ({ endpoint, object }: MoneyKey) => `${endpoint} ${object}`;

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
      // A new request about the same object replaces the notice that an earlier request moved no money.
      for (const kept of get(keptOutcomesAtom))
        if (get(localStatesAtom)[keyText(kept)]?.phase === 'refused')
          set(moneyEventAtom, kept, { type: 'dismiss' });
    }),
);
followedChangesAtom.onMount = (follow) => follow();

/** Checks if a stored intention is about its record, because attackers may have changed the storage. */
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

export const moneyStatesAtom = atom((get) => {
  const local = get(localStatesAtom);
  const outcomes = get(keptOutcomesAtom);
  return (key: MoneyKey): MoneyState => {
    const own = local[keyText(key)] ?? idle;
    if (own.phase === 'verifying' || own.phase === 'sent' || own.phase === 'settled') return own;
    // An unknown outcome has priority over the notice that an earlier request moved no money.
    const kept = outcomes.find((one) => keyText(one) === keyText(key));
    if (kept) return { phase: 'unknown', kept };
    return own.phase === 'unknown' ? idle : own;
  };
});

const unknownOutcomesAtom = atom((get) => {
  const busy = new Set(
    Object.values(get(localStatesAtom)).flatMap((state) =>
      state?.phase === 'sent' || state?.phase === 'verifying' ? [state.kept.requestId] : [],
    ),
  );
  return get(keptOutcomesAtom).filter(({ requestId }) => !busy.has(requestId));
});

export const moneyEventAtom = atom(null, (get, set, key: MoneyKey, event: MoneyEvent): void => {
  const next = nextMoneyState(get(moneyStatesAtom)(key), event);
  set(localStatesAtom, { ...get(localStatesAtom), [keyText(key)]: next });
});

/** The number of mounted components by object. The banner shows the objects without a component. */
const shownAtom = atom<Readonly<Partial<Record<string, number>>>>({});

/** Counts the components that show an object. `by` is 1 on mount, and -1 on unmount. */
export const showMoneyAtom = atom(null, (get, set, key: MoneyKey, by: 1 | -1): void => {
  // The notice that no money moved was visible, so it's dismissed when the component unmounts.
  if (by < 0 && get(moneyStatesAtom)(key).phase === 'refused') set(moneyEventAtom, key, { type: 'dismiss' });
  const shown = get(shownAtom);
  set(shownAtom, { ...shown, [keyText(key)]: (shown[keyText(key)] ?? 0) + by });
});

export const hiddenEndsAtom = atom((get) => {
  const shown = get(shownAtom);
  return Object.values(get(localStatesAtom)).flatMap((state) => {
    const hasEnded = state?.phase === 'settled' || state?.phase === 'refused';
    return hasEnded && (shown[keyText(state.kept)] ?? 0) === 0 ? state : [];
  });
});

/** The unknown outcomes that no component shows. A component shows only the oldest outcome of its object. */
export const hiddenOutcomesAtom = atom((get) =>
  get(unknownOutcomesAtom).filter((kept) => {
    const state = get(moneyStatesAtom)(kept);
    const isShown = (get(shownAtom)[keyText(kept)] ?? 0) > 0;
    return !isShown || (state.phase !== 'idle' && state.kept.requestId !== kept.requestId);
  }),
);
