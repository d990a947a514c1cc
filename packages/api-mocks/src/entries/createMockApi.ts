import { createClock } from '#core/clock.ts';
import { createDelayedRequests } from '#core/delayedRequests.ts';
import { isSavedState, type JournalEntry } from '#core/journal.ts';
import { createRandom } from '#core/random.ts';
import type { Scenario } from '#core/scenario.ts';
import { nextTotpTime, totp } from '#core/totp.ts';
import { visitorOf } from '#core/visitorOf.ts';
import { writeSheet } from '#core/writeSheet.ts';
import { carryOutOn } from '#instance/carryOut.ts';
import { createFailures } from '#instance/failures.ts';
import { handleRequests, SCENARIO_HEADER } from '#instance/handleRequests.ts';
import { redo } from '#instance/redo.ts';
import {
  activeIds,
  begin,
  createBank,
  merchantOf,
  prepare,
  runBank,
  signInAs,
  tick,
} from '#instance/runningBank.ts';
import { finishAttempt } from '#resources/callbacks/deliver.ts';
import { requestOf } from '#resources/callbacks/project.ts';
import { readInbox } from '#resources/mail/inbox.ts';
import { orderOfPage, payOrder } from '#resources/orders/pay.ts';
import { receivePayment } from '#resources/payments/incoming.ts';
import { tradeNoOf } from '#resources/payments/project.ts';
import { receiveOrder } from '#resources/recharge/receive.ts';
import { findScenarios, readScenarioIds, type ScenarioId } from '#resources/scenarios.ts';
import type { DemoKey, MockApi, MockApiOptions, MockEvent } from './mockApi.ts';

export { SCENARIO_HEADER } from '#instance/handleRequests.ts';
export type { DemoKey, Latency, MockApi, MockApiOptions, MockEvent } from './mockApi.ts';
export type { Failure } from '#core/failure.ts';

const YEAR_SECONDS = 31_536_000;
/** Everything between is lived through: a state of another decade would take minutes. */
const MOST_YEARS_APART = 3;

function listed(scenario: MockApiOptions['scenario']): readonly ScenarioId[] {
  if (scenario === undefined) return [];
  return typeof scenario === 'string' ? [scenario] : scenario;
}

/** A bank of one's own: nothing is shared with any other but the histories, which are never written to. */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  return openBank(options).api;
}

interface OpenBank {
  readonly api: MockApi;
  /** Scenarios on top of those that hold, for the merchant of a token; they are not kept with the state. */
  readonly addFor: (token: string | null, extra: readonly Scenario[]) => void;
}

function openBank(options: MockApiOptions): OpenBank {
  const {
    seed = 'northwind',
    merchant: firstMerchant = 'authorised',
    isSignedIn = false,
    isChecked = true,
    sendsCallbacks = false,
  } = options;
  const clock = createClock(options.now);
  const running = runBank({
    seed,
    clock,
    merchantKey: firstMerchant,
    given: listed(options.scenario),
    sendsCallbacks,
  });
  const carryOut = carryOutOn(running, {
    isChecked,
    writeSheet: options.writeSheet ?? writeSheet,
    mostRows: options.mostRows ?? Infinity,
  });
  const failures = createFailures();
  const delayedRequests = createDelayedRequests();
  const jitter = createRandom(`${seed}:latency`);
  const listeners = new Set<(event: MockEvent) => void>();
  let latency = options.latency ?? 0;
  let journal: JournalEntry[] = [];

  const beginAgain = () => begin(running, isSignedIn ? firstMerchant : undefined);

  function tell(event: MockEvent): void {
    for (const listener of listeners) listener(event);
  }

  function write(entry: JournalEntry): void {
    journal.push(entry);
    tell({ kind: 'changed' });
  }

  /**
   * The same bank once more, changed for one call. What was done is done again before the change: codes and
   * tokens are drawn by chance, and would be others if the change drew first.
   */
  async function answerAside(
    extra: readonly Scenario[],
    { url, method, headers, signal }: Request,
    body: string,
  ): Promise<Response> {
    const aside = openBank({ ...options, now: () => clock.now() });
    // Its clock already shows this bank's time.
    aside.api.importState({ ...api.exportState(), offset: 0 });
    aside.addFor(headers.get('x-token'), extra);
    const bare = new Headers(headers);
    bare.delete(SCENARIO_HEADER);
    return aside.api.handle(
      new Request(url, { method, headers: bare, signal, ...(body === '' ? {} : { body }) }),
    );
  }

  /** The newest step that was used of the bound secret; another one has not been used yet. */
  function usedStep(secret: string, key: DemoKey | undefined): number {
    const { profile, settings } = merchantOf(running, key);
    return secret === profile.totpSecret ? settings.guard.totpStep : -1;
  }

  const api: MockApi = {
    handle: handleRequests({
      running,
      carryOut,
      failures,
      delayedRequests,
      latency: () => (typeof latency === 'number' ? latency : jitter.int(latency[0], latency[1])),
      write,
      report: (call) => tell({ kind: 'call', ...call }),
      answerAside,
    }),
    get bank() {
      return running.bank;
    },
    clock,
    get scenarios() {
      return activeIds(running);
    },
    setScenarios(ids, merchant) {
      running.given = [];
      running.chosen = [...ids];
      tick(running);
      prepare(running, findScenarios(running.chosen), merchantOf(running, merchant));
      write({ kind: 'scenarios', at: clock.now(), ids, merchant });
    },
    useScenarios: (text, merchant) => api.setScenarios(readScenarioIds(text), merchant),
    get latency() {
      return latency;
    },
    setLatency(next) {
      latency = next;
      tell({ kind: 'changed' });
    },
    failNext: (endpoint, failure, merchant) => failures.add(endpoint, failure, merchant),
    merchant: (key) => merchantOf(running, key),
    signIn(key) {
      const visitor = visitorOf(null);
      const merchant = key ?? running.merchantKey;
      const token = signInAs(running, merchant, visitor);
      write({ kind: 'signIn', at: clock.now(), merchant, visitor });
      return token;
    },
    currentTotp(secret, key) {
      const own = secret ?? merchantOf(running, key).profile.totpSecret;
      return own === '' ? '' : totp(own, nextTotpTime(usedStep(own, key), clock.now()));
    },
    incomingPayment(order = {}, key) {
      tick(running);
      const merchant = merchantOf(running, key);
      const row = receivePayment(running.bank, merchant, order, clock.now());
      write({ kind: 'pay', at: clock.now(), order, merchant: key });
      return tradeNoOf(merchant, row);
    },
    payOrder(token, how) {
      tick(running);
      const page = orderOfPage(running.bank, token);
      if (!page) throw new RangeError('no such payment page');
      payOrder(running.bank, page, how, clock.now());
      write({ kind: 'payOrder', at: clock.now(), token, how });
    },
    orderOfPage(token) {
      tick(running);
      return orderOfPage(running.bank, token);
    },
    incomingDeposit(order = {}, key) {
      tick(running);
      const row = receiveOrder(running.bank, merchantOf(running, key), order, clock.now());
      write({ kind: 'deposit', at: clock.now(), order, merchant: key });
      return row !== undefined;
    },
    takeCallbacks: () =>
      (running.bank.outbox?.take() ?? []).flatMap((sending) => {
        const merchant = running.bank.directory.byKey(sending.merchantKey);
        const request = merchant && requestOf(merchant, sending);
        return request ? [{ sending, request }] : [];
      }),
    callbackAnswered(sending, answer) {
      tick(running);
      if (!running.bank.outbox?.finish(sending)) return;
      finishAttempt(running.bank, sending, answer);
      write({ kind: 'callbackAnswered', at: clock.now(), sending, answer });
    },
    advance(seconds) {
      clock.advance(seconds);
      delayedRequests.deliver(clock.now());
      tick(running);
      tell({ kind: 'changed' });
    },
    tick: () => tick(running),
    inbox: (language, key) =>
      readInbox(running.bank, language, key === undefined ? undefined : merchantOf(running, key)),
    exportState: () => ({
      version: 1,
      seed,
      startedAt: running.startedAt,
      offset: clock.offset,
      journal: journal.slice(),
      nonces: [...running.bank.nonces].filter(([, until]) => until >= clock.outside()),
    }),
    importState(state) {
      if (!isSavedState(state) || state.seed !== seed) throw new TypeError('not a state of this bank');
      if (Math.abs(clock.now() - state.startedAt) > MOST_YEARS_APART * YEAR_SECONDS) {
        throw new RangeError('a state of another time');
      }
      const before = { ...running };
      const { startedAt } = state;
      try {
        Object.assign(running, {
          startedAt,
          chosen: [],
          bank: createBank(seed, clock, startedAt, sendsCallbacks),
        });
        delayedRequests.clear();
        clock.at(startedAt, beginAgain);
        for (const entry of state.journal) {
          const outside = entry.kind === 'call' ? entry.outside : undefined;
          clock.at(entry.at, () => redo(running, entry, carryOut), outside);
        }
        for (const [nonce, until] of state.nonces ?? []) running.bank.nonces.set(nonce, until);
        journal = [...state.journal];
      } catch (error) {
        // What cannot be done again is not begun: the bank is the one it was.
        Object.assign(running, before);
        throw error;
      }
      if (state.offset > clock.offset) clock.advance(state.offset - clock.offset);
      tick(running);
      tell({ kind: 'changed' });
    },
    reset(key) {
      clock.reset();
      delayedRequests.clear();
      failures.clear();
      journal = [];
      const given = listed(options.scenario);
      Object.assign(running, runBank({ seed, clock, merchantKey: firstMerchant, given, sendsCallbacks }));
      beginAgain();
      if (key !== undefined) api.signIn(key);
      tell({ kind: 'changed' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  beginAgain();
  return {
    api,
    addFor(token, extra) {
      const session = running.bank.sessions.find(token, clock.now());
      running.added = extra;
      prepare(running, extra, merchantOf(running, session?.merchantKey));
    },
  };
}
