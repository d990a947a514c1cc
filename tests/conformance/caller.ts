import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints, type EndpointId } from '@settlement/api-mocks/contract/endpoints';
import { examples } from '@settlement/api-mocks/contract/examples';
import * as v from '@settlement/api-mocks/contract/schema';
import { expect, TestRunner } from 'vitest';
import { openTarget, type Target } from './target.ts';

interface Sent {
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the token of the merchant; empty for none. */
  readonly token?: string | undefined;
}

const envelope = v.looseObject({
  code: v.number(),
  msg: v.optional(v.string()),
  data: v.optional(v.unknown()),
});
export interface Envelope {
  readonly code: number;
  readonly msg?: string | undefined;
  readonly data?: unknown;
}

export async function read(response: Response): Promise<Envelope> {
  expect(response.headers.get('content-type')).toContain('application/json');
  return v.parse(envelope, await response.json());
}

export function exampleOf(id: EndpointId): { query?: object; body?: unknown } {
  return examples[id];
}

/** Calls a server as one merchant. */
export interface Caller {
  readonly target: Target;
  readonly token: string;
  readonly send: (endpoint: Endpoint, sent?: Sent) => Promise<Response>;
  /** The code, the message and the data of an answer, whatever its status. */
  readonly ask: (endpoint: Endpoint, sent?: Sent) => Promise<Envelope>;
}

/** A new session; undefined where the target has no way to sign in. */
export async function signIn(target: Target, login: unknown): Promise<string | undefined> {
  if (login === undefined) return undefined;
  const { code, data } = await read(await sendTo(target, '', endpoints['auth.login'], { body: login }));
  if (code !== 200) throw new Error(`The sign-in was refused with ${code}`);
  const signedIn = v.parse(endpoints['auth.login'].data, data);
  if (signedIn.verification)
    throw new Error('This sign-in asks for a second step: set CONFORMANCE_TOKEN instead');
  return signedIn.token;
}

async function sendTo(target: Target, token: string, endpoint: Endpoint, sent: Sent = {}): Promise<Response> {
  const url = new URL(endpoint.path, target.url);
  for (const [name, value] of Object.entries<unknown>({ ...sent.query }))
    url.searchParams.set(name, String(value));
  const headers = new Headers({ 'X-Language': 'en-US', 'X-Time': new Date().toUTCString(), ...sent.headers });
  const own = sent.token ?? token;
  if (own !== '') headers.set('X-Token', own);
  if (sent.body === undefined) return fetch(url, { method: endpoint.method, headers });
  headers.set('Content-Type', 'application/json');
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  return fetch(url, { method: endpoint.method, headers, body });
}

/** Opens the target, or the mock altered by a mutation, and signs in. */
export async function openCaller(mutation?: string): Promise<Caller> {
  const target = await openTarget(mutation);
  const token = target.token ?? (await signIn(target, target.login));
  if (token === undefined)
    throw new Error(
      'Set CONFORMANCE_LOGIN to the JSON body of a sign-in, or CONFORMANCE_TOKEN to a token: nothing can be checked without',
    );
  const send = (endpoint: Endpoint, sent?: Sent) => sendTo(target, token, endpoint, sent);
  return { target, token, send, ask: async (endpoint, sent) => read(await send(endpoint, sent)) };
}

/** How the target is given what it lacks. */
const remedies: Readonly<Record<string, string | undefined>> = {
  'other merchant': ': set CONFORMANCE_OTHER_LOGIN',
  payer: ': set CONFORMANCE_PAYER',
  'second session': ': set CONFORMANCE_LOGIN',
  secret: ': set CONFORMANCE_TOTP_SECRET and CONFORMANCE_PASSWORD_HASH',
  withdrawal:
    ' that may be made: set CONFORMANCE_WITHDRAWAL, CONFORMANCE_TOTP_SECRET and CONFORMANCE_PASSWORD_HASH',
};

/**
 * What another server may lack, the mock must have: there a test without it would show nothing. Elsewhere the report
 * says what was not there to be checked.
 */
export function leftOut({ isMock }: Target, what: string): void {
  if (isMock) throw new Error(`The mock has no ${what}`);
  TestRunner.getCurrentTest()?.context.skip(`There is no ${what}${remedies[what] ?? ''}`);
}
