import { errorCode } from '#contract/errors.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { emptied, isFiltered, lengthened, misshapen, unbroken } from '#core/http/responseEffects.ts';
import type { Effect, Scenario } from '#core/http/scenario.ts';

export type Noun =
  | (EndpointId extends infer Id ? (Id extends `${infer Name}.${string}` ? Name : never) : never)
  | 'any';

const body = (text: string, contentType = 'application/json') =>
  ({ kind: 'body', status: 200, contentType, text }) as const;

/** The states that every screen can have. Stories use the same names for them. */
const states = {
  empty: ['no data yet', { kind: 'change', change: emptied }],
  noMatches: [
    'no rows match the filters',
    {
      kind: 'change',
      change: (data: unknown, query: Readonly<Record<string, unknown>>) =>
        isFiltered(query) ? emptied(data) : data,
    },
  ],
  loading: ['never responds', { kind: 'never' }],
  slow: ['responds after three seconds', { kind: 'delay', milliseconds: 3000 }],
  failed: ['operation failed (10001)', { kind: 'error', code: errorCode.OPERATION_FAILED }],
  failed500: ['server error with a message', { kind: 'broken', message: 'busy' }],
  failed500Silent: ['server error without a message', { kind: 'broken' }],
  unauthorised: ['the session has expired (401)', { kind: 'unauthorised' }],
  offline: ['the connection fails', { kind: 'offline' }],
  notFound: [
    'the requested record does not exist',
    { kind: 'error', code: errorCode.OPERATION_FAILED, data: { reason: 'not_found' } },
  ],
  longText: ['names and texts of the maximum length', { kind: 'change', change: lengthened }],
  unbreakableText: ['texts without spaces, with direction marks', { kind: 'change', change: unbroken }],
  wrongShape: ['returns the wrong types', { kind: 'change', change: misshapen }],
  html: ['a proxy returns a web page', body('<!doctype html><title>Gateway</title>', 'text/html')],
  truncated: ['the response is cut off', body('{"code":200,"data":{"list":[{"trade')],
  emptyBody: ['the response has no body', body('')],
  specification: ['contains only data of the specification', { kind: 'specification' }],
  otherCode: ['HTTP 200 with another body code', body('{"code":10001,"msg":"Operation failed"}')],
} as const satisfies Record<string, readonly [title: string, effect: Effect]>;

const sendingStates = {
  submitting: ['sent data never gets a response', { kind: 'never' }],
  rejected: [
    'sent data is rejected (10002)',
    { kind: 'error', code: errorCode.PARAMETER_ERROR, data: { errors: {} } },
  ],
  locked: [
    'sent data is rejected while withdrawals are paused (10024)',
    { kind: 'error', code: errorCode.WITHDRAWALS_CLOSED, data: { reason: 'locked' } },
  ],
  verification: [
    'sent data requires a verification (10038)',
    {
      kind: 'error',
      code: errorCode.VERIFICATION_REQUIRED,
      data: { purpose: 8, methods: ['google_auth', 'email'], need_password: true, ticket_ttl: 600 },
    },
  ],
} as const satisfies Record<string, readonly [title: string, effect: Effect]>;

export type CommonState = keyof typeof states | keyof typeof sendingStates | 'partial';
export type CommonScenarioId = `${Noun}.${CommonState}`;

const ids = Object.keys(endpoints);
export const nouns = [...new Set(ids.map((id) => id.split('.')[0] ?? '')), 'any'];

const all = Object.values(endpoints);

function sendingCalls(noun: string): string[] {
  return all
    .filter(
      ({ id, method }) =>
        method !== 'GET' && (noun === 'any' || id.startsWith(`${noun}.`)) && id !== 'auth.logout',
    )
    .map(({ id }) => id);
}

/** The call without which a screen can't be shown. Default: the first call of the noun. */
const mainCalls = new Map([['statistics', 'statistics.overview']]);

function lesserCalls(noun: string): string[] {
  if (noun === 'any')
    return ['statistics.dailyCollection', 'market.*', 'payments.monitor', 'notifications.*'];
  const own = ids.filter((id) => id.startsWith(`${noun}.`));
  const main = mainCalls.get(noun) ?? own[0];
  return own.filter((id) => id !== main);
}

export const commonScenarios: readonly Scenario[] = nouns.flatMap((noun) => {
  const on = noun === 'any' ? ['*'] : [`${noun}.*`];
  const name = noun === 'any' ? 'Every call' : noun.charAt(0).toUpperCase() + noun.slice(1);
  const scenarioOf = (state: string, title: string, calls: readonly string[], effect: Effect): Scenario => ({
    id: `${noun}.${state}`,
    title: `${name}: ${title}`,
    rules: [{ on: calls, effect }],
  });
  return [
    ...Object.entries(states).map(([state, [title, effect]]) => scenarioOf(state, title, on, effect)),
    ...Object.entries(sendingStates).map(([state, [title, effect]]) =>
      scenarioOf(state, title, sendingCalls(noun), effect),
    ),
    scenarioOf('partial', 'the main call succeeds, the others fail', lesserCalls(noun), {
      kind: 'broken',
      message: 'busy',
    }),
  ];
});
