import { createClock } from '#core/time/clock.ts';
import { createDelayedRequests } from '#core/http/delayedRequests.ts';
import type { JournalEntry } from '#core/books/journal.ts';
import { createRandom } from '#core/books/random.ts';
import { nextTotpTime, totp } from '#core/access/codes.ts';
import { visitorOf } from '#core/access/sessions.ts';
import { writeSheet } from '#core/files/writeSheet.ts';
import { callBankOf } from '#instance/callBank.ts';
import { createFailures } from '#instance/failures.ts';
import { handleRequests } from '#instance/handleRequests.ts';
import { createJournal } from '#instance/journal.ts';
import {
  chooseScenarios,
  openLinkPage,
  payOnPage,
  receiveCallbackAnswer,
  receiveDeposit,
  receiveFromCustomer,
  runScript,
} from '#instance/outsideEvents.ts';
import {
  activeIds,
  begin,
  merchantOf,
  runBank,
  signInAs,
  tick,
  type RunningBank,
} from '#instance/runningBank.ts';
import { restoreFrom, saveTo } from '#instance/saving.ts';
import { requestOf } from '#resources/callbacks/project.ts';
import { readInbox } from '#resources/mail/inbox.ts';
import { linkOfPage } from '#resources/links/links.ts';
import { orderOfPage } from '#resources/orders/pay.ts';
import { findScenarios, readScenarioIds } from '#resources/scenarios.ts';
import type { DemoKey, MockApi, MockApiOptions, MockEvent } from './mockApi.ts';

export { SCENARIO_HEADER } from '#instance/handleRequests.ts';
export type { DemoKey, Latency, MockApi, MockApiOptions, MockEvent } from './mockApi.ts';
export type { Failure } from '#core/http/scenario.ts';

const SPECIFICATION = 'any.specification';

export function createMockApi(options: MockApiOptions = {}): MockApi {
  const {
    seed = 'northwind',
    merchant: firstMerchant = 'authorised',
    isSignedIn = false,
    isChecked = true,
    profile = 'all',
    sendsCallbacksTo,
    store,
  } = options;
  const clock = createClock(options.now, options.systemTime);
  const atBeginning = (startedAt?: number) =>
    runBank({
      seed,
      historySeed: options.historySeed ?? seed,
      notifyUrl: options.notifyUrl,
      basePath: options.basePath ?? '',
      clock,
      merchantKey: firstMerchant,
      given: [options.scenario ?? []].flat(),
      sendsCallbacksTo,
      hasNewOrders: options.hasNewOrders ?? false,
      keepHistory: store?.keepHistory,
      startedAt,
    });
  const running = atBeginning(store?.first?.head.startedAt);
  let saveChanges = (): void => undefined;
  const save = () => saveChanges();
  const callBank = callBankOf(running, {
    always: profile === 'specification' ? findScenarios([SPECIFICATION]) : [],
    isChecked,
    writeSheet: options.writeSheet ?? writeSheet,
    mostRows: options.mostRows ?? Infinity,
  });
  const failures = createFailures();
  const delayedRequests = createDelayedRequests();
  const jitter = createRandom(`${seed}:latency`);
  const listeners = new Set<(event: MockEvent) => void>();
  let latency = options.latency ?? 0;

  const signedInKey = isSignedIn ? firstMerchant : undefined;
  function beginAgain(): void {
    Object.assign(running, atBeginning());
    begin(running, signedInKey);
  }
  const journal = createJournal({ running, callBank, delayedRequests, begin: beginAgain });

  function tell(event: MockEvent): void {
    for (const listener of listeners) listener(event);
  }

  function write(entry: JournalEntry): void {
    if (!store) journal.write(entry);
    save();
    tell({ kind: 'changed' });
  }

  function record<Entry extends JournalEntry, Result>(
    entry: Entry,
    carryOut: (running: RunningBank, entry: Entry) => Result,
  ): Result {
    const result = carryOut(running, entry);
    write(entry);
    return result;
  }

  /** Returns the step of the last used code, or -1 for a secret that isn't the merchant's. */
  function usedStep(secret: string, key: DemoKey | undefined): number {
    const { profile, settings } = merchantOf(running, key);
    return secret === profile.totpSecret ? settings.guard.totpStep : -1;
  }

  const api: MockApi = {
    handle: handleRequests({
      running,
      callBank,
      failures,
      delayedRequests,
      latency: () => (typeof latency === 'number' ? latency : jitter.int(latency[0], latency[1])),
      write,
      report: (call) => tell({ kind: 'call', ...call }),
      save,
    }),
    get bank() {
      return running.bank;
    },
    clock,
    get profile() {
      return activeIds(running).includes(SPECIFICATION) ? 'specification' : profile;
    },
    get scenarios() {
      return activeIds(running);
    },
    setScenarios(ids, merchant) {
      const entry = { kind: 'scenarios', at: clock.now(), ids, merchant } as const;
      chooseScenarios(running, entry);
      running.given = [];
      write(entry);
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
    incomingPayment: (order = {}, merchant) =>
      record({ kind: 'pay', at: clock.now(), order, merchant }, receiveFromCustomer),
    payOrder: (token, how) => record({ kind: 'payOrder', at: clock.now(), token, how }, payOnPage),
    openLink: (token, choice) =>
      record({ kind: 'openLink', at: clock.now(), token, ...choice }, openLinkPage),
    linkOfPage(token) {
      tick(running);
      return linkOfPage(running.bank, token);
    },
    orderOfPage(token) {
      tick(running);
      return orderOfPage(running.bank, token);
    },
    incomingDeposit: (order = {}, merchant) =>
      record({ kind: 'deposit', at: clock.now(), order, merchant }, receiveDeposit),
    scriptEvents: (script, merchant) =>
      record({ kind: 'events', at: clock.now(), ...script, merchant }, runScript),
    takeCallbacks: () =>
      (running.bank.outbox?.take() ?? []).flatMap((sending) => {
        const merchant = running.bank.directory.byKey(sending.merchantKey);
        const request = merchant && requestOf(merchant, sending);
        return request ? [{ sending, request }] : [];
      }),
    callbackAnswered(sending, answer) {
      const entry = { kind: 'callbackAnswered', at: clock.now(), sending, answer } as const;
      if (running.bank.outbox && receiveCallbackAnswer(running, entry)) write(entry);
    },
    advance(seconds) {
      clock.advance(seconds);
      delayedRequests.deliver(clock.now());
      tick(running);
      save();
      tell({ kind: 'changed' });
    },
    tick() {
      if (tick(running) > 0) save();
    },
    inbox: (language, key) =>
      readInbox(running.bank, language, key === undefined ? undefined : merchantOf(running, key)),
    exportState() {
      if (store) throw new RangeError('The state is in a file, so it cannot be exported');
      return journal.save();
    },
    importState(state) {
      journal.restore(state);
      save();
      tell({ kind: 'changed' });
    },
    reset(key) {
      clock.reset();
      delayedRequests.clear();
      failures.clear();
      journal.clear();
      beginAgain();
      save();
      if (key !== undefined) api.signIn(key);
      tell({ kind: 'changed' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const isRestored = store !== undefined && restoreFrom(store, running);
  if (!isRestored) begin(running, signedInKey);
  if (store) saveChanges = saveTo(store, running, isRestored);
  save();
  return api;
}
