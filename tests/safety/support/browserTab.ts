import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { fullCatalog } from '#console/app/testing.ts';
import { createConsoleStore } from '#console/app/store.ts';
import { type MoneyAdapter, checkOutcome, repeatMoney, sendMoney } from '#console/data/money.ts';
import {
  type MoneyKey,
  keyText,
  moneyEventAtom,
  moneyKeyOf,
  moneyStatesAtom,
  ownerAtom,
} from '#console/data/moneyStates.ts';
import { outcomeStoreAtom, pageLocksAtom } from '#console/data/outcomes.ts';
import { userQueryAtom } from '#console/data/user.ts';
import { verificationAtom } from '#console/data/verificationDialog.ts';
import { isApiError } from '#console/api/errors.ts';
import type { memoryOutcomeBrowser } from '#console/kit/money/memoryOutcomeBrowser.ts';
import type { OutcomeArea } from '#console/kit/money/outcomeArea.ts';
import { type Intention, objectOf } from '#console/kit/money/intention.ts';
import { createOutcomeStore } from '#console/kit/money/outcomeStore.ts';
import type { PageLocks } from '#console/kit/money/pageLocks.ts';
import { hashPassword } from '#console/lib/hashPassword.ts';
import type { AppStorage } from '#console/lib/storage.ts';

export interface Browser {
  readonly api: MockApi;
  readonly storage: AppStorage;
  readonly outcomes: ReturnType<typeof memoryOutcomeBrowser>;
  readonly locks: ReturnType<typeof createBrowserLocks>;
  readonly fetch: typeof fetch;
  /** The objects of money of every tab, by their keys. */
  readonly keys: Map<string, MoneyKey>;
}

/** How the person in front of a tab answers the verification. */
export type Proof =
  | 'right'
  | 'wrongThenRight'
  | 'close'
  | 'wrongThenClose'
  /** Leaves the dialog open. */
  | 'wait';

/** What a screen may say about one intention. */
export interface Claims {
  /** "It went through." */
  readonly settled: Set<string>;
  /** "Nothing was sent", or the form again without a word. */
  readonly unmoved: Set<string>;
}

const catalog = await fullCatalog();

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Storage that a closed tab can no longer write to. */
function whileOpen(area: OutcomeArea, life: { readonly isOpen: boolean }): OutcomeArea {
  return {
    ...area,
    set: (key, value) => {
      if (life.isOpen) area.set(key, value);
    },
    remove: (key) => {
      if (life.isOpen) area.remove(key);
    },
    // A closed tab reads what it wrote last, so that its own checks go on as in a frozen page.
    get: (key) => area.get(key),
  };
}

/** Locks of one browser: closing a tab lets go of what it held. */
export function createBrowserLocks() {
  const holders = new Map<string, symbol>();
  return {
    openTab(): PageLocks & { readonly close: () => void } {
      const self = Symbol('tab');
      return {
        async tryWith(name, act) {
          if (holders.has(name)) return undefined;
          holders.set(name, self);
          try {
            return await act();
          } finally {
            if (holders.get(name) === self) holders.delete(name);
          }
        },
        close() {
          for (const [name, holder] of holders) if (holder === self) holders.delete(name);
        },
      };
    },
  };
}

/** One tab of a browser, driven through the console's own atoms, with a person who answers its dialogs. */
export function openTab(browser: Browser, claims: Claims) {
  const { api, storage } = browser;
  const life = { isOpen: true };
  const store = createConsoleStore({ storage, catalog, fetch: browser.fetch });
  store.set(outcomeStoreAtom, createOutcomeStore(whileOpen(browser.outcomes.openTab(), life)));
  const locks = browser.locks.openTab();
  store.set(pageLocksAtom, locks);
  let proof: Proof = 'right';
  const ends = [
    store.sub(userQueryAtom, () => undefined),
    store.sub(ownerAtom, () => undefined),
    store.sub(moneyStatesAtom, () => note()),
    store.sub(verificationAtom, () => void answer()),
  ];

  /** Every report of the state machine is recorded as a claim of the screen. */
  function note(): void {
    if (!life.isOpen) return;
    for (const key of browser.keys.values()) {
      const now = store.get(moneyStatesAtom)(key);
      if (now.phase === 'settled') claims.settled.add(now.kept.requestId);
      if (now.phase === 'refused') claims.unmoved.add(now.kept.requestId);
    }
  }

  const requested = new WeakSet<object>();
  async function answer(): Promise<void> {
    const verification = store.get(verificationAtom);
    if (proof === 'wait' || !verification || requested.has(verification)) return;
    requested.add(verification);
    if (proof === 'close') return verification.cancel();
    const password = hashPassword('Transfer2');
    if (proof === 'wrongThenRight' || proof === 'wrongThenClose') {
      await verification.submit({ google_code: '000000', password }).catch(() => undefined);
      if (store.get(verificationAtom) !== verification) return;
      if (proof === 'wrongThenClose') return verification.cancel();
    }
    // A code is good once; the next half minute has another.
    api.advance(31);
    await verification
      .submit({ google_code: api.currentTotp(), password })
      .catch(() => store.get(verificationAtom)?.cancel());
  }

  function keyOf(intention: Intention): MoneyKey {
    const key = moneyKeyOf(store.get, intention.endpoint, objectOf(intention));
    browser.keys.set(keyText(key), key);
    return key;
  }

  return {
    store,
    /** Resolves when it is known who is signed in; false when signed out. */
    async isReady(): Promise<boolean> {
      while (store.get(ownerAtom) === undefined) {
        if (store.get(userQueryAtom).isError || storage.get('token') === null) return false;
        await turn();
      }
      return true;
    },
    answerWith: (next: Proof) => {
      proof = next;
    },
    /** Answers a dialog that was left open. */
    answer,
    keyOf,
    keysOf: (endpoint: Intention['endpoint']) =>
      [...browser.keys.values()].filter((key) => key.endpoint === endpoint),
    stateOf: (key: MoneyKey) => store.get(moneyStatesAtom)(key),
    async send<I extends Intention, Data>(
      adapter: MoneyAdapter<I, Data>,
      intention: I,
      onId: (requestId: string) => void = () => undefined,
    ): Promise<void> {
      let requestId = '';
      const key = keyOf(intention);
      const watched: MoneyAdapter<I, Data> = {
        ...adapter,
        asksFirst: true,
        send(get, one, proof, options) {
          requestId = proof.request_id;
          onId(requestId);
          return adapter.send(get, one, proof, options);
        },
      };
      try {
        // What is settled, the state machine says; a response that asks back has moved nothing.
        await sendMoney(store.get, store.set, watched, intention);
      } catch (error) {
        // As the screens do: every other error is shown as "declined".
        if (!isApiError(error, 'unknown') && life.isOpen) claims.unmoved.add(requestId);
      }
      store.set(moneyEventAtom, key, { type: 'dismiss' });
    },
    async repeat<I extends Intention, Data>(adapter: MoneyAdapter<I, Data>, key: MoneyKey): Promise<void> {
      await repeatMoney(store.get, store.set, { ...adapter, asksFirst: true }, key).catch(() => undefined);
    },
    async check(key: MoneyKey, findByRequest?: Parameters<typeof checkOutcome>[3]): Promise<void> {
      await checkOutcome(store.get, store.set, key, findByRequest);
      store.set(moneyEventAtom, key, { type: 'dismiss' });
    },
    /** Calls in flight continue without the tab; their responses are ignored. */
    close() {
      life.isOpen = false;
      locks.close();
      for (const end of ends) end();
      store.get(verificationAtom)?.cancel();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
export { turn };
