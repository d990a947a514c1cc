import { errorCode } from '#contract/errors.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { emptied, isFiltered, lengthened, misshapen, unbroken } from '#core/responseEffects.ts';
import type { Effect, Scenario } from '#core/scenario.ts';

/** The first part of an endpoint's id; `any` means all of them. */
export type Noun =
  | (EndpointId extends infer Id ? (Id extends `${infer Name}.${string}` ? Name : never) : never)
  | 'any';

/** The states every screen can be in (they are the names of its stories), and what breaks on the way. */
const states = {
  empty: ['there is nothing yet', { kind: 'change', change: emptied }],
  noMatches: [
    'nothing matches what is filtered by',
    {
      kind: 'change',
      change: (data: unknown, query: Readonly<Record<string, unknown>>) =>
        isFiltered(query) ? emptied(data) : data,
    },
  ],
  loading: ['never answers', { kind: 'never' }],
  slow: ['answers after three seconds', { kind: 'delay', milliseconds: 3000 }],
  failed: ['operation failed (10001)', { kind: 'error', code: errorCode.OPERATION_FAILED }],
  failed500: ['the server breaks, with a message', { kind: 'broken', message: 'busy' }],
  failed500Silent: ['the server breaks, without a message', { kind: 'broken' }],
  unauthorised: ['the sign-in has ended (401)', { kind: 'unauthorised' }],
  offline: ['the connection fails', { kind: 'offline' }],
  notFound: [
    'what was asked for does not exist',
    { kind: 'error', code: errorCode.OPERATION_FAILED, data: { reason: 'not_found' } },
  ],
  longText: ['names and texts as long as they get', { kind: 'change', change: lengthened }],
  unbreakableText: [
    'texts without a space and with marks of the writing direction',
    { kind: 'change', change: unbroken },
  ],
  wrongShape: ['answers with the wrong types', { kind: 'change', change: misshapen }],
  html: [
    'a proxy answers with a web page',
    { kind: 'body', status: 200, contentType: 'text/html', text: '<!doctype html><title>Gateway</title>' },
  ],
  truncated: [
    'the answer ends in the middle',
    {
      kind: 'body',
      status: 200,
      contentType: 'application/json',
      text: '{"code":200,"data":{"list":[{"trade',
    },
  ],
  emptyBody: [
    'the answer has no body',
    { kind: 'body', status: 200, contentType: 'application/json', text: '' },
  ],
  otherCode: [
    'HTTP 200 with another body code',
    {
      kind: 'body',
      status: 200,
      contentType: 'application/json',
      text: '{"code":10001,"msg":"Operation failed"}',
    },
  ],
} as const satisfies Record<string, readonly [title: string, effect: Effect]>;

/** States of what is sent rather than read. */
const sendingStates = {
  submitting: ['sending never ends', { kind: 'never' }],
  rejected: [
    'what is sent is refused (10002)',
    { kind: 'error', code: errorCode.PARAMETER_ERROR, data: { errors: {} } },
  ],
  locked: [
    'what is sent is refused while withdrawals are closed (10024)',
    { kind: 'error', code: errorCode.WITHDRAWALS_CLOSED, data: { reason: 'locked' } },
  ],
  verification: [
    'what is sent needs a security verification (10038)',
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

/** The call a screen cannot do without; the others may fail and leave it standing. */
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
  const whole: Scenario[] = Object.entries(states).map(([state, [title, effect]]) => ({
    id: `${noun}.${state}`,
    title: `${name}: ${title}`,
    rules: [{ on, effect }],
  }));
  const sending: Scenario[] = Object.entries(sendingStates).map(([state, [title, effect]]) => ({
    id: `${noun}.${state}`,
    title: `${name}: ${title}`,
    rules: [{ on: sendingCalls(noun), effect }],
  }));
  const partial: Scenario = {
    id: `${noun}.partial`,
    title: `${name}: the main call answers, the others fail`,
    rules: [
      {
        on: lesserCalls(noun),
        effect: { kind: 'broken', message: 'busy' },
      },
    ],
  };
  return whole.concat(sending, partial);
});
