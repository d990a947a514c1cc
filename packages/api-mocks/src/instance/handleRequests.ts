import type { Endpoint } from '#contract/endpoint.ts';
import { lookUpRequest } from '#contract/requests.ts';
import { DELAY_SECONDS, type DelayedRequests } from '#core/http/delayedRequests.ts';
import { keyInCall, whileInProgress, type Incoming, type UploadedFile } from '#core/http/implement.ts';
import { changesBank, isKept, keptHeaders, type JournalEntry } from '#core/books/journal.ts';
import { isForced, keyOf } from '#core/http/pipeline.ts';
import { effectsOn, type Effect, type Scenario } from '#core/http/scenario.ts';
import { type Visitor, visitorOf } from '#core/access/sessions.ts';
import { findScenarios, readScenarioIds } from '#resources/scenarios.ts';
import { implementations, type CallBank } from './callBank.ts';
import type { Failures } from './failures.ts';
import { keepList, tryOut } from '#core/books/transaction.ts';
import { activeIds, merchantOf, prepare, tick, type RunningBank } from './runningBank.ts';

/** The header with the scenarios of a single call, such as `payments.empty,statistics.slow`. */
export const SCENARIO_HEADER = 'x-mock-scenario';

/** Decodes a body. `text()` would remove the byte order mark, which the signature covers. */
const textOf = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

interface RequestHandling {
  readonly running: RunningBank;
  readonly callBank: CallBank;
  readonly failures: Failures;
  readonly delayedRequests: DelayedRequests;
  /** Returns the delay of a response in milliseconds. */
  readonly latency: () => number;
  readonly write: (entry: JournalEntry) => void;
  /** Reports a call. Status 0 means that there was no response. */
  readonly report: (call: { method: string; path: string; endpoint: string; status: number }) => void;
  /** Stores the changes of a call. The response must not be sent before the changes are stored. */
  readonly save: () => void;
}

export function handleRequests(handling: RequestHandling): (request: Request) => Promise<Response> {
  const { running, callBank, failures, delayedRequests, latency, write, report, save } = handling;

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const endpoint = implementations.get(keyOf(request.method, url.pathname))?.endpoint;
    const upload = endpoint?.bodyKind === 'multipart' ? await readUpload(request) : undefined;
    const isBare =
      upload !== undefined || request.bodyUsed || request.method === 'GET' || request.method === 'HEAD';
    const body = isBare ? '' : textOf(await request.arrayBuffer());
    let extra: readonly Scenario[];
    try {
      extra = findScenarios(readScenarioIds(request.headers.get(SCENARIO_HEADER) ?? ''));
    } catch (error) {
      const msg = error instanceof Error ? error.message : 'no such scenario';
      return Response.json({ code: 400, msg }, { status: 400 });
    }
    const token = request.headers.get('x-token') ?? running.standingToken ?? null;
    const session = running.bank.sessions.find(token, running.clock.now());
    const once: Scenario = {
      id: 'once',
      title: 'Fails once',
      rules: endpoint
        ? failures.take(endpoint.id, session?.merchantKey).map((effect) => ({ on: ['*'], effect }))
        : [],
    };
    const scenarios = [...findScenarios(activeIds(running)), ...extra, once];
    const { method, headers, signal } = request;
    const visitor = visitorOf(headers.get('user-agent'), headers.get('x-forwarded-for') ?? undefined);
    return connect(
      {
        incoming: { method, url, headers, body, upload },
        scenarios,
        prepared: extra.filter(({ prepare }) => prepare),
        visitor,
        endpoint,
      },
      signal,
    );
  }

  async function connect(call: Call, signal: AbortSignal): Promise<Response> {
    const { incoming, endpoint, scenarios } = call;
    const effects = endpoint ? effectsOn(scenarios, endpoint.id) : [];
    const has = (effectKind: Effect['kind']) => effects.some(({ kind }) => kind === effectKind);
    const tell = (status: number) =>
      report({
        method: incoming.method,
        path: incoming.url.pathname,
        endpoint: endpoint?.id ?? '',
        status,
      });
    if (has('never')) return never(signal);
    if (has('late')) {
      const arrive = () => void callAndRecord(call).catch(() => undefined);
      delayedRequests.hold(running.clock.now() + DELAY_SECONDS, arrive);
    }
    const pause = effects.reduce(
      (sum, effect) => sum + (effect.kind === 'delay' ? effect.milliseconds : 0),
      latency(),
    );
    if (has('offline') || has('late')) {
      if (pause > 0) await wait(pause, signal);
      tell(0);
      return Response.error();
    }
    if (pause > 0) {
      const key = endpoint?.movesMoney === true ? keyOfCall(call) : '';
      await whileInProgress(running.bank, key, () => wait(pause, signal));
    }
    delayedRequests.deliver(running.clock.now());
    const response = await callAndRecord(call);
    if (endpoint?.id === lookUpRequest.id) delayedRequests.deliver(Infinity);
    tell(has('lost') ? 0 : response.status);
    return has('lost') ? Response.error() : response;
  }

  const keyOfCall = ({ endpoint, incoming }: Call) =>
    keyInCall(running.bank, endpoint, incoming, running.standingToken);

  /** Runs a call with scenarios that change data. Undoes all changes, so that they don't affect other calls. */
  function callAside({ incoming, scenarios, prepared, visitor }: Call): Promise<Response> {
    tick(running);
    const { bank, merchantKey } = running;
    const { random, sessions } = bank;
    const states = [random.state, sessions.random.state] as const;
    try {
      return tryOut(() => {
        keepList(bank.inbox);
        const session = sessions.find(incoming.headers.get('x-token'), bank.clock.now());
        prepare(running, prepared, merchantOf(running, session?.merchantKey));
        return callBank(incoming, scenarios, visitor, true);
      });
    } finally {
      [random.state, sessions.random.state] = states;
      running.merchantKey = merchantKey;
    }
  }

  async function callAndRecord(call: Call): Promise<Response> {
    const { incoming, scenarios, visitor, endpoint, prepared } = call;
    if (prepared.length > 0) return callAside(call);
    const at = running.clock.now();
    // A call with a request ID in progress is rejected. It isn't recorded: without the other call, it would
    // succeed.
    const isTooEarly = running.bank.inProgress.has(keyOfCall(call));
    // If a scenario replaces the response, the call changes no data and isn't recorded.
    const isFaked = endpoint !== undefined && isForced(endpoint, effectsOn(scenarios, endpoint.id));
    const answered = callBank(incoming, scenarios, visitor);
    // If storing the changes fails, an error of the call must not become an unhandled rejection.
    answered.catch(() => undefined);
    if (endpoint && (endpoint.auth === 'signed' || changesBank(endpoint))) save();
    if (endpoint && isKept(endpoint) && !isTooEarly && !isFaked) {
      const { method, url, headers, body } = incoming;
      const outside = running.clock.outside();
      const signed = endpoint.auth === 'signed' && outside !== at ? { outside } : {};
      write({
        kind: 'call',
        at,
        ...signed,
        method,
        url: url.href,
        headers: keptHeaders(headers),
        body,
        visitor,
      });
    }
    return answered;
  }

  return handle;
}

interface Call {
  readonly incoming: Incoming;
  readonly scenarios: readonly Scenario[];
  /** The scenarios of this call that change data. */
  readonly prepared: readonly Scenario[];
  readonly visitor: Visitor;
  readonly endpoint: Endpoint | undefined;
}

async function readUpload(request: Request): Promise<UploadedFile | undefined> {
  try {
    const file = (await request.formData()).get('file');
    return file instanceof File
      ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
      : undefined;
  } catch {
    return undefined;
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The caller canceled', 'AbortError'));
    });
  });
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('The caller canceled', 'AbortError'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });
}
