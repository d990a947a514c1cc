import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Getter, atom } from 'jotai';
import { type MoneyEvent, type MoneyState, idle, nextMoneyState } from '#kit/money/moneyState.ts';
import { moneyMovedAtom } from './moneyMoved.ts';
import { outcomeChangesAtom, outcomeStoreAtom } from './outcomes.ts';
import { userAtom } from './user.ts';

/** Whose records they are: a digest, because a record outlives the session. Undefined until that is known. */
export const ownerAtom = atom((get) => {
  const user = get(userAtom);
  return user && bytesToHex(sha256(utf8ToBytes(`merchant ${user.mchid}`)));
});

/** What this tab knows of its own calls; an unknown outcome is read from its record, which every tab sees. */
const localStatesAtom = atom<Partial<Record<MoneyEndpointId, MoneyState>>>({});

/** Changes of the records, this tab's and others': how another tab ended an unknown outcome is heard here. */
const followedChangesAtom = atom(
  (get) => get(outcomeChangesAtom),
  (get, set) =>
    get(outcomeStoreAtom).subscribe((ended) => {
      if (ended && ended.kept.owner === get(ownerAtom)) {
        const { requestId, endpoint } = ended.kept;
        set(moneyEventAtom, endpoint, { type: 'resolve', requestId, resolution: ended.resolution });
        void set(moneyMovedAtom);
      }
      set(outcomeChangesAtom, (count) => count + 1);
    }),
);
followedChangesAtom.onMount = (follow) => follow();

const keptOutcomesAtom = atom((get) => {
  get(followedChangesAtom);
  const owner = get(ownerAtom);
  return get(outcomeStoreAtom)
    .list()
    .filter((kept) => kept.owner === owner)
    .toSorted((a, b) => a.sentAt - b.sentAt);
});

function stateOf(get: Getter, endpoint: MoneyEndpointId): MoneyState {
  const local = get(localStatesAtom)[endpoint] ?? idle;
  if (local.phase !== 'idle' && local.phase !== 'unknown') return local;
  const kept = get(keptOutcomesAtom).find((one) => one.endpoint === endpoint);
  return kept ? { phase: 'unknown', kept } : idle;
}

/** Where the call of each endpoint stands. */
export const moneyStateAtoms = {
  'withdrawals.create': atom((get) => stateOf(get, 'withdrawals.create')),
  'withdrawals.cancel': atom((get) => stateOf(get, 'withdrawals.cancel')),
  'transfers.create': atom((get) => stateOf(get, 'transfers.create')),
  'swap.create': atom((get) => stateOf(get, 'swap.create')),
  'payments.refund': atom((get) => stateOf(get, 'payments.refund')),
};

/** Every unknown outcome of this merchant, the oldest first. */
export const unknownOutcomesAtom = atom((get) => {
  const states = Object.values(moneyStateAtoms).map((state) => get(state));
  const busy = new Set(
    states.flatMap((state) =>
      state.phase === 'sent' || state.phase === 'verifying' ? [state.kept.requestId] : [],
    ),
  );
  return get(keptOutcomesAtom).filter(({ requestId }) => !busy.has(requestId));
});

/** The one way to change a state: `set(moneyEventAtom, 'swap.create', { type: 'dismiss' })`. */
export const moneyEventAtom = atom(null, (get, set, endpoint: MoneyEndpointId, event: MoneyEvent): void => {
  const next = nextMoneyState(get(moneyStateAtoms[endpoint]), event);
  set(localStatesAtom, { ...get(localStatesAtom), [endpoint]: next });
});
