import { createMockApi, type MockApi } from '@settlement/api-mocks/createMockApi';
import { catalog } from '#console/app/testing.ts';
import { createConsoleStore } from '#console/app/store.ts';
import { type MoneyAdapter, checkOutcome, repeatMoney, sendMoney } from '#console/data/money/money.ts';
import {
  type MoneyKey,
  keyText,
  moneyEventAtom,
  moneyKeyOf,
  moneyStatesAtom,
  ownerAtom,
} from '#console/data/money/moneyStates.ts';
import { outcomeStoreAtom, pageLocksAtom } from '#console/data/money/outcomes.ts';
import { userQueryAtom } from '#console/data/user.ts';
import { verificationAtom } from '#console/data/money/verificationDialog.ts';
import { isApiError } from '#console/api/errors.ts';
import { memoryOutcomeBrowser } from '#console/kit/money/testingOutcomes.ts';
import { createOutcomeStore, type OutcomeArea } from '#console/kit/money/outcomeStore.ts';
import { type Intention, objectOf } from '#console/kit/money/intention.ts';
import type { PageLocks } from '#console/kit/money/pageLocks.ts';
import { hashPassword } from '#console/lib/person/hashPassword.ts';
import { type AppStorage, memoryStorage } from '#console/lib/browser/storage.ts';
import { createFaultyNetwork } from './faultyNetwork.ts';

interface Browser {
  readonly api: MockApi;
  readonly storage: AppStorage;
  readonly outcomes: ReturnType<typeof memoryOutcomeBrowser>;
  readonly locks: ReturnType<typeof createBrowserLocks>;
  readonly fetch: typeof fetch;
  readonly keys: Map<string, MoneyKey>;
}

export type Proof = 'right' | 'wrongThenRight' | 'close' | 'wrongThenClose' | 'wait';

export interface Claims {
  readonly settled: Set<string>;
  readonly unmoved: Set<string>;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function whileOpen(area: OutcomeArea, life: { readonly isOpen: boolean }): OutcomeArea {
  return {
    ...area,
    set: (key, value) => {
      if (life.isOpen) area.set(key, value);
    },
    remove: (key) => {
      if (life.isOpen) area.remove(key);
    },
    // A closed tab can still read stored values, like a page that the browser has frozen.
    get: (key) => area.get(key),
  };
}

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

function openTab(browser: Browser, claims: Claims) {
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
    // A code works only once, and the next code is valid half a minute later.
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
        // `sendMoney` throws no error if the response requires a confirmation. In this case, no money has
        // moved.
        await sendMoney(store.get, store.set, watched, intention);
      } catch (error) {
        // After any other error, screens state that no money has moved.
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
    close() {
      life.isOpen = false;
      locks.close();
      for (const end of ends) end();
      const ignore = () => store.get(verificationAtom)?.cancel();
      store.sub(verificationAtom, ignore);
      ignore();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;
export { turn };

/** Opens a browser with a faulty network. If `hasLookUp` is false, the server can't look up request IDs. */
export function openBrowser({ hasLookUp = true, api = createMockApi({ now: 1_795_143_570 }) } = {}) {
  const network = createFaultyNetwork(api, { hasLookUp });
  const claims: Claims = { settled: new Set(), unmoved: new Set() };
  const browser: Browser = {
    api,
    storage: memoryStorage({ token: api.signIn('authorised') }),
    outcomes: memoryOutcomeBrowser(),
    locks: createBrowserLocks(),
    fetch: network.fetch,
    keys: new Map(),
  };
  return { ...browser, network, claims, openTab: () => openTab(browser, claims) };
}
