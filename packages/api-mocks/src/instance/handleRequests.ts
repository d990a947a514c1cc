import type { Endpoint } from '#contract/endpoint.ts';
import { lookUpRequest } from '#contract/requests.ts';
import { DELAY_SECONDS, type DelayedRequests } from '#core/delayedRequests.ts';
import { keyInCall, whileInProgress } from '#core/inProgress.ts';
import { isKept, keptHeaders, type JournalEntry } from '#core/journal.ts';
import { isForced, keyOf, type Incoming } from '#core/pipeline.ts';
import { readUpload } from '#core/readUpload.ts';
import { effectsOn, type Effect, type Scenario } from '#core/scenario.ts';
import type { Visitor } from '#core/sessions.ts';
import { visitorOf } from '#core/visitorOf.ts';
import { never, wait } from '#core/wait.ts';
import { findScenarios, readScenarioIds } from '#resources/scenarios.ts';
import { implementations, type CarryOut } from './carryOut.ts';
import type { Failures } from './failures.ts';
import { activeIds, type RunningBank } from './runningBank.ts';

/** Scenarios of one call alone, such as `payments.empty,statistics.slow`. */
export const SCENARIO_HEADER = 'x-mock-scenario';

/** A body as it was sent, its byte order mark included: `text()` leaves that out, and it is signed. */
const textOf = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

interface RequestHandling {
  readonly running: RunningBank;
  readonly carryOut: CarryOut;
  readonly failures: Failures;
  readonly delayedRequests: DelayedRequests;
  /** Milliseconds before an answer. */
  readonly latency: () => number;
  readonly write: (entry: JournalEntry) => void;
  /** Status 0: there was no answer. */
  readonly report: (call: { method: string; path: string; endpoint: string; status: number }) => void;
  /** Answers on a copy of the bank that scenarios have changed for this call. */
  readonly answerAside: (scenarios: readonly Scenario[], request: Request, body: string) => Promise<Response>;
}

/** Answers requests with what scenarios and failures do to the connection. */
export function handleRequests(handling: RequestHandling): (request: Request) => Promise<Response> {
  const { running, carryOut, failures, delayedRequests, latency, write, report, answerAside } = handling;

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const endpoint = implementations.get(keyOf(request.method, url.pathname))?.endpoint;
    const upload = endpoint?.bodyKind === 'multipart' ? await readUpload(request) : undefined;
    const isBare =
      upload !== undefined || request.bodyUsed || request.method === 'GET' || request.method === 'HEAD';
    const body = isBare ? '' : textOf(await request.arrayBuffer());
    let extra: readonly Scenario[];
    try {
      extra = scenariosIn(request.headers.get(SCENARIO_HEADER));
    } catch (error) {
      const msg = error instanceof Error ? error.message : 'no such scenario';
      return Response.json({ code: 400, msg }, { status: 400 });
    }
    if (extra.some((scenario) => scenario.prepare)) return answerAside(extra, request, body);

    const token = request.headers.get('x-token') ?? running.standingToken ?? null;
    const session = running.bank.sessions.find(token, running.clock.now());
    const once: Scenario = {
      id: 'once',
      title: 'Fails once',
      rules: endpoint
        ? failures.take(endpoint.id, session?.merchantKey).map((effect) => ({ on: ['*'], effect }))
        : [],
    };
    const scenarios = [...findScenarios(activeIds(running)), ...running.added, ...extra, once];
    const { method, headers, signal } = request;
    const visitor = visitorOf(headers.get('user-agent'), headers.get('x-forwarded-for') ?? undefined);
    return connect(
      { incoming: { method, url, headers, body, upload }, scenarios, visitor, endpoint },
      signal,
    );
  }

  /** What becomes of a call on the way there and back. */
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
      const arrive = () => void keepAndCarryOut(call).catch(() => undefined);
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
    const response = await keepAndCarryOut(call);
    if (endpoint?.id === lookUpRequest.id) delayedRequests.deliver(Infinity);
    tell(has('lost') ? 0 : response.status);
    return has('lost') ? Response.error() : response;
  }

  const keyOfCall = ({ endpoint, incoming }: Call) =>
    keyInCall(running.bank, endpoint, incoming, running.standingToken);

  /** Does the call and writes down that it was done. */
  function keepAndCarryOut(call: Call): Promise<Response> {
    const { incoming, scenarios, visitor, endpoint } = call;
    const at = running.clock.now();
    // Refused for what is in progress, it changes nothing; done again without that, it would.
    const isTooEarly = running.bank.inProgress.has(keyOfCall(call));
    // So it is with what a scenario of its own answered.
    const isFaked = endpoint !== undefined && isForced(endpoint, effectsOn(scenarios, endpoint.id));
    const answered = carryOut(incoming, scenarios, visitor);
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
  readonly visitor: Visitor;
  readonly endpoint: Endpoint | undefined;
}

/** @throws RangeError for a scenario there is none of. */
function scenariosIn(header: string | null): readonly Scenario[] {
  return header === null ? [] : findScenarios(readScenarioIds(header));
}
