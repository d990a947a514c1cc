import { isEndpointId, handlers } from '../resources/handlers.ts';
import { findScenarios, readScenarioIds, type ScenarioId } from '../resources/scenarios.ts';
import { receiveOrder } from '../resources/recharge/receive.ts';
import { receivePayment } from '../resources/payments/incoming.ts';
import { readInbox } from '../resources/mail/inbox.ts';
import { tradeNoOf } from '../resources/payments/project.ts';
import { lookUpRequest } from '../contract/requests.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Bank } from '../core/bank.ts';
import { createClock } from '../core/clock.ts';
import type { Implementation } from '../core/implement.ts';
import { isKept, isSavedState, keptHeaders, type JournalEntry } from '../core/journal.ts';
import type { Merchant } from '../core/merchant.ts';
import { keyOf, react, type Incoming } from '../core/pipeline.ts';
import { readUpload } from '../core/readUpload.ts';
import { createRandom } from '../core/random.ts';
import { effectsOn, type Effect, type Scenario } from '../core/scenario.ts';
import { createScheduler } from '../core/scheduler.ts';
import { createSessions, type Visitor } from '../core/sessions.ts';
import { createDelayedRequests, DELAY_SECONDS } from '../core/delayedRequests.ts';
import { keyInCall, whileInProgress } from '../core/inProgress.ts';
import { nextTotpTime, totp } from '../core/totp.ts';
import { UndoMap } from '../core/transaction.ts';
import { visitorOf } from '../core/visitorOf.ts';
import { writeSheet } from '../core/writeSheet.ts';
import { effectOf, readFailure, type Failure } from '../core/failure.ts';
import { never, wait } from '../core/wait.ts';
import type { MockApi, MockApiOptions, MockEvent } from './mockApi.ts';
import { createDirectory } from '../fixtures/directory.ts';
import { partnerWorlds } from '../fixtures/partners.ts';
import { worlds } from '../fixtures/worlds.ts';

export const SCENARIO_HEADER = 'x-mock-scenario';

export type { Latency, MockApi, MockApiOptions, MockEvent } from './mockApi.ts';
export type { Failure } from '../core/failure.ts';

const implementations: ReadonlyMap<string, Implementation> = new Map(
  Object.values(handlers).map((one): [string, Implementation] => [
    keyOf(one.endpoint.method, one.endpoint.path),
    one,
  ]),
);

function listed(scenario: MockApiOptions['scenario']): readonly ScenarioId[] {
  if (scenario === undefined) return [];
  return typeof scenario === 'string' ? [scenario] : scenario;
}

const YEAR_SECONDS = 31_536_000;
/** Everything between is lived through: a state of another decade would take minutes. */
const MOST_YEARS_APART = 3;

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
  } = options;
  const clock = createClock(options.now);
  const listeners = new Set<(event: MockEvent) => void>();
  const delayedRequests = createDelayedRequests();
  const jitter = createRandom(`${seed}:latency`);
  let latency = options.latency ?? 0;
  /** Those it was made with hold until others are set; those that were set are kept with the state. */
  let given = listed(options.scenario);
  let chosen: readonly ScenarioId[] = [];
  let added: readonly Scenario[] = [];
  let failures: { on: string; failure: Failure }[] = [];
  let journal: JournalEntry[] = [];
  let startedAt = clock.now();
  let current: string = firstMerchant;
  let standingToken: string | undefined;
  let bank = open();

  function open(): Bank {
    const random = createRandom(`${seed}:bank`);
    const opened: Bank = {
      seed,
      openedAt: startedAt,
      clock,
      random,
      scheduler: createScheduler(),
      sessions: createSessions(random.fork('sessions')),
      inbox: [],
      tickets: new UndoMap(),
      requests: new UndoMap(),
      inProgress: new Set(),
      quotes: new UndoMap(),
      directory: createDirectory([...worlds, ...partnerWorlds], () => opened, startedAt),
    };
    return opened;
  }

  const activeIds = (): readonly ScenarioId[] => [...given, ...chosen];

  function tell(event: MockEvent): void {
    for (const listener of listeners) listener(event);
  }

  function tick(): void {
    bank.scheduler.runUntil(clock.now(), (at, happen) => clock.at(at, happen));
  }

  function merchantNow(key: string = current): Merchant {
    const merchant = bank.directory.byKey(key);
    if (!merchant) throw new RangeError(`no such merchant: ${key}`);
    return merchant;
  }

  function prepare(list: readonly Scenario[]): void {
    for (const scenario of list) scenario.prepare?.(bank, merchantNow());
  }

  function signInAs(key: string, visitor: Visitor): string {
    current = key;
    merchantNow(key);
    return bank.sessions.open(key, visitor, clock.now(), false).token;
  }

  function begin(): void {
    prepare(findScenarios(given));
    standingToken = isSignedIn ? signInAs(firstMerchant, visitorOf(null)) : undefined;
  }

  /** Does the call on this bank; everything that changes it happens before the first pause. */
  function answer(incoming: Incoming, active: readonly Scenario[], visitor: Visitor): Promise<Response> {
    tick();
    const before = bank.sessions.latest;
    const response = react(incoming, {
      bank,
      implementations,
      scenarios: active,
      visitor,
      isChecked,
      standingToken,
      writeSheet: options.writeSheet ?? writeSheet,
    });
    const { latest } = bank.sessions;
    if (latest && latest !== before) current = latest.merchantKey;
    return response;
  }

  function redo(entry: JournalEntry): void {
    switch (entry.kind) {
      case 'call': {
        const incoming = {
          method: entry.method,
          url: new URL(entry.url),
          headers: new Headers(entry.headers),
          body: entry.body,
        };
        // What it answered was answered once already; a failure was a failure then as well.
        void answer(incoming, findScenarios(activeIds()), entry.visitor).catch(() => undefined);
        return;
      }
      case 'signIn':
        signInAs(entry.merchant, entry.visitor);
        return;
      case 'pay':
        tick();
        receivePayment(bank, merchantNow(), entry.order, entry.at);
        return;
      case 'deposit':
        tick();
        receiveOrder(bank, merchantNow(), entry.order, entry.at);
        return;
      case 'scenarios':
        tick();
        chosen = readScenarioIds(entry.ids.join(','));
        prepare(findScenarios(chosen));
    }
  }

  function write(entry: JournalEntry): void {
    journal.push(entry);
    tell({ kind: 'changed' });
  }

  function takeFailure(endpointId: string): Effect[] {
    const index = failures.findIndex(({ on }) => on === '*' || on === endpointId);
    const [due] = index < 0 ? [] : failures.splice(index, 1);
    return due ? [effectOf(due.failure)] : [];
  }

  /** Scenarios of one call alone; those that change the world get a world of their own. */
  function forOneCall(header: string | null): Scenario[] {
    return header === null ? [] : findScenarios(readScenarioIds(header));
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const endpoint = implementations.get(keyOf(request.method, url.pathname))?.endpoint;
    const upload = endpoint?.bodyKind === 'multipart' ? await readUpload(request) : undefined;
    const isBare =
      upload !== undefined || request.bodyUsed || request.method === 'GET' || request.method === 'HEAD';
    const body = isBare ? '' : await request.text();
    let extra: Scenario[];
    try {
      extra = forOneCall(request.headers.get(SCENARIO_HEADER));
    } catch (error) {
      return Response.json(
        { code: 400, msg: error instanceof Error ? error.message : 'no such scenario' },
        { status: 400 },
      );
    }
    if (extra.some((scenario) => scenario.prepare)) return asideWith(extra, request, body);

    const once: Scenario = {
      id: 'once',
      title: 'Fails once',
      rules: endpoint ? takeFailure(endpoint.id).map((effect) => ({ on: ['*'], effect })) : [],
    };
    const active = [...findScenarios(activeIds()), ...added, ...extra, once];
    const effects = endpoint ? effectsOn(active, endpoint.id) : [];
    const report = (status: number) =>
      tell({
        kind: 'call',
        method: request.method,
        path: url.pathname,
        endpoint: endpoint?.id ?? '',
        status,
      });
    const has = (effectKind: Effect['kind']) => effects.some(({ kind }) => kind === effectKind);
    if (has('never')) return never(request.signal);
    const incoming = { method: request.method, url, headers: request.headers, body, upload };
    const visitor = visitorOf(
      request.headers.get('user-agent'),
      request.headers.get('x-forwarded-for') ?? undefined,
    );
    if (has('late')) {
      const arrive = () => void carryOut(incoming, active, visitor, endpoint).catch(() => undefined);
      delayedRequests.hold(clock.now() + DELAY_SECONDS, arrive);
    }
    const pause = pauseOf(effects);
    if (has('offline') || has('late')) {
      if (pause > 0) await wait(pause, request.signal);
      report(0);
      return Response.error();
    }
    if (pause > 0) {
      const key = keyInCall(bank, endpoint, incoming, standingToken);
      await whileInProgress(bank, endpoint?.movesMoney === true ? key : '', () =>
        wait(pause, request.signal),
      );
    }
    delayedRequests.deliver(clock.now());
    const response = await carryOut(incoming, active, visitor, endpoint);
    if (endpoint?.id === lookUpRequest.id) delayedRequests.deliver(Infinity);
    report(has('lost') ? 0 : response.status);
    return has('lost') ? Response.error() : response;
  }

  /** Does the call and writes down that it was done. */
  function carryOut(
    incoming: Incoming,
    active: readonly Scenario[],
    visitor: Visitor,
    endpoint: Endpoint | undefined,
  ): Promise<Response> {
    const at = clock.now();
    // Refused for what is in progress, it changes nothing; done again without that, it would.
    const isTooEarly = bank.inProgress.has(keyInCall(bank, endpoint, incoming, standingToken));
    const answered = answer(incoming, active, visitor);
    if (endpoint && isKept(endpoint) && !isTooEarly) {
      const { method, url, headers, body } = incoming;
      write({ kind: 'call', at, method, url: url.href, headers: keptHeaders(headers), body, visitor });
    }
    return answered;
  }

  function pauseOf(effects: readonly Effect[]): number {
    const own = typeof latency === 'number' ? latency : jitter.int(latency[0], latency[1]);
    return effects.reduce((sum, effect) => sum + (effect.kind === 'delay' ? effect.milliseconds : 0), own);
  }

  /**
   * The same bank once more, changed for one call. What was done is done again before the change: codes and
   * tokens are drawn by chance, and would be others if the change drew first.
   */
  async function asideWith(extra: readonly Scenario[], request: Request, body: string): Promise<Response> {
    const aside = openBank({ ...options, now: () => clock.now() });
    // Its clock already shows this bank's time.
    aside.api.importState({ ...api.exportState(), offset: 0 });
    aside.addFor(request.headers.get('x-token'), extra);
    const headers = new Headers(request.headers);
    headers.delete(SCENARIO_HEADER);
    const { method, signal } = request;
    return aside.api.handle(
      new Request(request.url, { method, headers, signal, ...(body === '' ? {} : { body }) }),
    );
  }

  /** The newest step that was used of the bound secret; another one has not been used yet. */
  function usedStep(secret: string): number {
    const { profile, settings } = merchantNow();
    return secret === profile.totpSecret ? settings.guard.totpStep : -1;
  }

  function addFor(token: string | null, extra: readonly Scenario[]): void {
    const session = bank.sessions.find(token, clock.now());
    const merchant = merchantNow(session?.merchantKey ?? current);
    added = extra;
    for (const scenario of extra) scenario.prepare?.(bank, merchant);
  }

  const api: MockApi = {
    handle,
    get bank() {
      return bank;
    },
    clock,
    get scenarios() {
      return activeIds();
    },
    setScenarios(ids) {
      given = [];
      chosen = [...ids];
      tick();
      prepare(findScenarios(chosen));
      write({ kind: 'scenarios', at: clock.now(), ids });
    },
    useScenarios: (text) => api.setScenarios(readScenarioIds(text)),
    get latency() {
      return latency;
    },
    setLatency(next) {
      latency = next;
      tell({ kind: 'changed' });
    },
    failNext(endpoint, failure) {
      if (endpoint !== '*' && !isEndpointId(endpoint))
        throw new RangeError(`no such endpoint: ${String(endpoint)}`);
      failures.push({ on: endpoint, failure });
    },
    failOnce(endpoint, failure) {
      if (endpoint !== '*' && !isEndpointId(endpoint)) throw new RangeError(`no such endpoint: ${endpoint}`);
      api.failNext(endpoint, readFailure(failure));
    },
    merchant: (key) => merchantNow(key),
    signIn(key) {
      const visitor = visitorOf(null);
      const token = signInAs(key ?? current, visitor);
      write({ kind: 'signIn', at: clock.now(), merchant: key ?? current, visitor });
      return token;
    },
    currentTotp(secret = merchantNow().profile.totpSecret) {
      return secret === '' ? '' : totp(secret, nextTotpTime(usedStep(secret), clock.now()));
    },
    get totpStep() {
      return merchantNow().settings.guard.totpStep;
    },
    incomingPayment(order = {}) {
      tick();
      const merchant = merchantNow();
      const row = receivePayment(bank, merchant, order, clock.now());
      write({ kind: 'pay', at: clock.now(), order });
      return tradeNoOf(merchant, row);
    },
    incomingDeposit(order = {}) {
      tick();
      const row = receiveOrder(bank, merchantNow(), order, clock.now());
      write({ kind: 'deposit', at: clock.now(), order });
      return row !== undefined;
    },
    advance(seconds) {
      clock.advance(seconds);
      delayedRequests.deliver(clock.now());
      tick();
      tell({ kind: 'changed' });
    },
    tick,
    inbox: (language) => readInbox(bank, language),
    exportState: () => ({ version: 1, seed, startedAt, offset: clock.offset, journal: journal.slice() }),
    importState(state) {
      if (!isSavedState(state) || state.seed !== seed) throw new TypeError('not a state of this bank');
      if (Math.abs(clock.now() - state.startedAt) > MOST_YEARS_APART * YEAR_SECONDS) {
        throw new RangeError('a state of another time');
      }
      const before = { startedAt, journal, chosen, bank, current, standingToken };
      try {
        startedAt = state.startedAt;
        delayedRequests.clear();
        journal = [];
        chosen = [];
        bank = open();
        clock.at(startedAt, begin);
        for (const entry of state.journal) clock.at(entry.at, () => redo(entry));
        journal = [...state.journal];
      } catch (error) {
        // What cannot be done again is not begun: the bank is the one it was.
        ({ startedAt, journal, chosen, bank, current, standingToken } = before);
        throw error;
      }
      if (state.offset > clock.offset) clock.advance(state.offset - clock.offset);
      tick();
      tell({ kind: 'changed' });
    },
    reset() {
      startedAt = clock.now();
      delayedRequests.clear();
      journal = [];
      failures = [];
      given = listed(options.scenario);
      chosen = [];
      current = firstMerchant;
      bank = open();
      begin();
      tell({ kind: 'changed' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  begin();
  return { api, addFor };
}
