import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { assetNamed, assets } from '#core/catalogue/tokens.ts';
import { languageOf } from '#core/text/formatText.ts';
import { isAbout, readFailure } from '#core/http/scenario.ts';
import { isEndpointId } from '#resources/handlers.ts';
import type { MockApi } from '../mockApi.ts';
import { eventsBody, listEvents, scriptEvents } from './events.ts';
import { merchantField, merchantKeyOf } from './merchants.ts';
import { acceptedBy, orderBody, orderOf } from './orders.ts';
import { controlAnswer, notAllowed, readControl, rejected, Rejection } from './rejection.ts';
import { signBody, signFor } from './sign.ts';
import { userStatus } from '#contract/enumerations.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { findScenarioId, findScenarios, scenarioCatalogue } from '#resources/scenarios.ts';

const calls = Object.values(endpoints);

/** Returns the reason why a scenario has no effect for the merchant, or `undefined` if it has an effect. */
function whyUnreachable(id: string, { profile }: Merchant): string | undefined {
  const known = findScenarioId(id);
  const [scenario] = known === undefined ? [] : findScenarios([known]);
  const { rules, prepare } = scenario ?? {};
  if (!rules || prepare) return undefined;
  const reached = calls.filter((call) => rules.some((rule) => isAbout(rule, call.id)));
  if (reached.length === 0) return 'it does not belong to a call';
  const isRefusedFirst =
    profile.status !== userStatus.authorised &&
    reached.every(({ auth }) => auth === 'authorised') &&
    rules.every(({ effect }) => effect.kind === 'change');
  return isRefusedFirst
    ? `its calls require the merchant permission, which ${profile.name} does not have`
    : undefined;
}

/**
 * Checks the names of scenarios.
 *
 * @throws {Rejection} with similar names, if a scenario is unknown
 */
function assertScenarios(text: string): void {
  for (const name of text.split(',').map((one) => one.trim())) {
    if (name === '' || findScenarioId(name) !== undefined) continue;
    const noun = name.split('.')[0] ?? '';
    const ofNoun = scenarioCatalogue.map(({ id }) => id).filter((id) => id.startsWith(`${noun}.`));
    const nouns = [...new Set(scenarioCatalogue.map(({ id }) => `${id.split('.')[0] ?? ''}.*`))];
    throw notAllowed('scenario', name, ofNoun.length > 0 ? ofNoun : nouns);
  }
}

function unreachable(ids: readonly string[], merchant: Merchant): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const why = whyUnreachable(id, merchant);
      return why === undefined ? [] : [[id, why]];
    }),
  );
}

/** The latest time of the mock clock: 2100-01-01 in Unix seconds. */
const LATEST = 4_102_444_800;
const MOST_ADVANCE = 400 * 86_400;
const advanceText = `advance is a number of whole seconds from 0 to ${MOST_ADVANCE}`;
const latencyText = 'latency is a number of milliseconds from 0 to 60000';
const failures = '401, 500, offline, never, lost, late or a code of the error catalog';

const merchantBody = v.object(merchantField, 'The body is an object');
const scenarioBody = v.object({
  ...merchantField,
  scenario: v.union([v.string(), v.array(v.string())], 'scenario is a text or a list of texts'),
});
const clockBody = v.object({
  ...merchantField,
  advance: v.pipe(
    v.number(advanceText),
    v.integer(advanceText),
    v.minValue(0, advanceText),
    v.maxValue(MOST_ADVANCE, advanceText),
  ),
});
const latencyBody = v.object({
  ...merchantField,
  latency: v.pipe(v.number(latencyText), v.minValue(0, latencyText), v.maxValue(60_000, latencyText)),
});
const failBody = v.object({
  ...merchantField,
  endpoint: v.optional(v.string('endpoint is an id, such as "payments.list"'), '*'),
  failure: v.union([v.string(), v.number()], `failure is ${failures}`),
});

function stateOf(api: MockApi, merchant?: string) {
  const key = merchantKeyOf(merchant);
  return {
    now: api.clock.now(),
    merchant: api.merchant(key).key,
    scenarios: api.scenarios,
    unreachable: unreachable(api.scenarios, api.merchant(key)),
    totp: api.currentTotp(undefined, key),
    totp_step: api.merchant(key).settings.guard.totpStep,
  };
}

function queryOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const language = query.get('language');
  return {
    merchant: query.get('merchant') ?? undefined,
    language: language === null ? undefined : languageOf(language),
  };
}

type Action = (api: MockApi, request: Request) => unknown;

const readState: Action = (api, request) => stateOf(api, queryOf(request).merchant);

const controls: Readonly<Record<string, { readonly GET?: Action; readonly POST?: Action }>> = {
  clock: {
    GET: readState,
    async POST(api, request) {
      const { advance, merchant } = await readControl(clockBody, request);
      if (api.clock.now() + advance > LATEST)
        throw new Rejection(422, 'The time cannot be after 2100', { errors: { advance: advanceText } });
      merchantKeyOf(merchant);
      api.advance(advance);
      return stateOf(api, merchant);
    },
  },
  scenario: {
    GET: readState,
    async POST(api, request) {
      const { scenario, merchant } = await readControl(scenarioBody, request);
      const text = typeof scenario === 'string' ? scenario : scenario.join(',');
      assertScenarios(text);
      api.useScenarios(text, merchantKeyOf(merchant));
      return stateOf(api, merchant);
    },
  },
  latency: {
    async POST(api, request) {
      const { latency, merchant } = await readControl(latencyBody, request);
      merchantKeyOf(merchant);
      api.setLatency(latency);
      return stateOf(api, merchant);
    },
  },
  pay: {
    async POST(api, request) {
      const body = await readControl(orderBody, request);
      const key = merchantKeyOf(body.merchant);
      const { order } = orderOf(body, acceptedBy(api.merchant(key)), undefined);
      return { trade_no: api.incomingPayment(order, key) };
    },
  },
  deposit: {
    async POST(api, request) {
      const body = await readControl(orderBody, request);
      const key = merchantKeyOf(body.merchant);
      const { order, asset } = orderOf(body, assets, assetNamed('USDT', 'TRON'));
      return { counts: api.incomingDeposit(order, key), min_recharge: asset?.minRecharge };
    },
  },
  fail: {
    async POST(api, request) {
      const { endpoint, failure, merchant } = await readControl(failBody, request);
      if (endpoint !== '*' && !isEndpointId(endpoint))
        throw notAllowed('endpoint', endpoint, ['*', ...Object.keys(endpoints)]);
      api.failNext(endpoint, readFailure(String(failure)), merchantKeyOf(merchant));
      return stateOf(api, merchant);
    },
  },
  events: {
    GET(api, request) {
      const order = new URL(request.url).searchParams.get('order') ?? undefined;
      return listEvents(api.merchant(merchantKeyOf(queryOf(request).merchant)), order);
    },
    async POST(api, request) {
      return scriptEvents(api, await readControl(eventsBody, request));
    },
  },
  inbox: {
    GET(api, request) {
      const { language, merchant } = queryOf(request);
      return { inbox: api.inbox(language, merchantKeyOf(merchant)) };
    },
  },
  totp: {
    GET(api, request) {
      const { merchant } = queryOf(request);
      const secret = new URL(request.url).searchParams.get('secret') ?? undefined;
      if (secret !== undefined && !/^[A-Z2-7]{16,64}$/.test(secret))
        throw new Rejection(422, 'secret is 16 to 64 characters of base32');
      return { code: api.currentTotp(secret, merchantKeyOf(merchant)) };
    },
  },
  sign: {
    async POST(api, request) {
      return signFor(api, await readControl(signBody, request));
    },
  },
  state: {
    GET: (api) => api.exportState(),
    async POST(api, request) {
      api.importState(await readControl(v.unknown(), request));
      return stateOf(api);
    },
  },
  reset: {
    async POST(api, request) {
      const { merchant } = await readControl(merchantBody, request);
      api.reset(merchantKeyOf(merchant));
      return stateOf(api);
    },
  },
};

/** Handles a control call. Returns 404 for an unknown name, and 405 for a wrong HTTP method. */
export async function answerControl(api: MockApi, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/__mock/'.length);
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) {
    const names = Object.keys(controls);
    return rejected(new Rejection(404, `There is no control ${name}. Use ${names.join(', ')}`));
  }
  const action =
    request.method === 'GET' ? control.GET : request.method === 'POST' ? control.POST : undefined;
  if (!action) {
    const allow = [...(control.GET ? ['GET', 'HEAD'] : []), ...(control.POST ? ['POST'] : [])].join(', ');
    return rejected(new Rejection(405, `${request.method} is not allowed here: ${allow}`), { allow });
  }
  try {
    return controlAnswer(await action(api, request));
  } catch (error) {
    if (error instanceof Rejection) return rejected(error);
    if (error instanceof RangeError || error instanceof TypeError)
      return rejected(new Rejection(422, error.message));
    throw error;
  }
}
