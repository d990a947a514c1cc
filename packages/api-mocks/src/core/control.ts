import * as v from 'valibot';
import { languageOf, type Language } from './language.ts';
import { incomingKinds, type IncomingOrder } from './journal.ts';

/** What the controls under `/__mock/` can do to a bank. */
export interface Controlled {
  readonly scenarios: readonly string[];
  readonly clock: { now(): number };
  useScenarios(text: string): void;
  setLatency(milliseconds: number): void;
  advance(seconds: number): void;
  incomingPayment(order?: IncomingOrder): string;
  incomingDeposit(order?: IncomingOrder): boolean;
  currentTotp(): string;
  readonly totpStep: number;
  inbox(language?: Language): readonly unknown[];
  exportState(): unknown;
  importState(state: unknown): void;
  failOnce(endpoint: string, failure: string): void;
  reset(): void;
}

const scenarioBody = v.object({ scenario: v.union([v.string(), v.array(v.string())]) });
const clockBody = v.object({
  advance: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400 * 86_400)),
});
/** Unix seconds: 2100-01-01. */
const LATEST = 4_102_444_800;
const latencyBody = v.object({ latency: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)) });
const failBody = v.object({
  endpoint: v.optional(v.string(), '*'),
  failure: v.union([v.string(), v.number()]),
});
const amountText = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}(?:\.\d{1,18})?$/, 'amount is a decimal string such as "25.5"'),
);
const payBody = v.object({
  token: v.optional(v.string()),
  chain: v.optional(v.string()),
  amount: v.optional(amountText),
  kind: v.optional(v.picklist(incomingKinds)),
  paid: v.optional(amountText),
});

function stateOf(bank: Controlled) {
  return {
    now: bank.clock.now(),
    scenarios: bank.scenarios,
    totp: bank.currentTotp(),
    totp_step: bank.totpStep,
  };
}

async function read<S extends v.GenericSchema>(schema: S, request: Request): Promise<v.InferOutput<S>> {
  const text = await request.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return v.parse(schema, body);
}

/** `?language=zh-CN`; undefined without one. */
function requestedLanguage(request: Request): Language | undefined {
  const requested = new URL(request.url).searchParams.get('language');
  return requested === null ? undefined : languageOf(requested);
}

async function act(bank: Controlled, request: Request, name: string): Promise<unknown> {
  if (request.method === 'GET') {
    if (name === 'state') return bank.exportState();
    if (name === 'inbox') return { inbox: bank.inbox(requestedLanguage(request)) };
    if (name === 'totp') return { code: bank.currentTotp() };
    return name === 'clock' || name === 'scenario' ? stateOf(bank) : undefined;
  }
  switch (name) {
    case 'scenario': {
      const { scenario } = await read(scenarioBody, request);
      bank.useScenarios(typeof scenario === 'string' ? scenario : scenario.join(','));
      return stateOf(bank);
    }
    case 'clock': {
      const { advance } = await read(clockBody, request);
      if (bank.clock.now() + advance > LATEST) throw new RangeError('time goes no further than 2100');
      bank.advance(advance);
      return stateOf(bank);
    }
    case 'latency':
      bank.setLatency((await read(latencyBody, request)).latency);
      return stateOf(bank);
    case 'pay':
    case 'deposit': {
      const { token, chain, amount, kind, paid } = await read(payBody, request);
      const order: IncomingOrder = {
        ...(token === undefined ? {} : { token }),
        ...(chain === undefined ? {} : { chain }),
        ...(amount === undefined ? {} : { amount }),
        ...(kind === undefined ? {} : { kind }),
        ...(paid === undefined ? {} : { paid }),
      };
      return name === 'pay'
        ? { trade_no: bank.incomingPayment(order) }
        : { counts: bank.incomingDeposit(order) };
    }
    case 'fail': {
      const { endpoint, failure } = await read(failBody, request);
      bank.failOnce(endpoint, String(failure));
      return stateOf(bank);
    }
    case 'state':
      bank.importState(await read(v.unknown(), request));
      return stateOf(bank);
    case 'reset':
      bank.reset();
      return stateOf(bank);
    default:
      return undefined;
  }
}

/** Answers `/__mock/<name>`; nothing for a name it does not know. */
export async function answerControl(bank: Controlled, request: Request): Promise<Response | undefined> {
  const name = new URL(request.url).pathname.slice('/__mock/'.length);
  try {
    const answer = await act(bank, request, name);
    return answer === undefined
      ? undefined
      : Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    const msg = error instanceof Error ? error.message : 'not understood';
    return Response.json({ code: 400, msg }, { status: 400 });
  }
}
