import { errorCode } from '#contract/errors.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { examples } from '#contract/examples.ts';
import * as v from 'valibot';
import { extensionGroups, fieldsOf, groupOf, type ExtensionGroup } from '#contract/extensions.ts';
import { Mismatch, expect, nonBlank, otherThan, show } from './expect.ts';
import { readData } from '#contract/readData.ts';
import { leaveOut, MISSING, type Target } from './target.ts';

interface Sent {
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
}

const envelope = v.looseObject({
  code: v.number(),
  msg: v.optional(v.string()),
  message: v.optional(v.string()),
  data: v.optional(v.unknown()),
});
export interface Envelope {
  readonly code: number;
  readonly msg?: string | undefined;
  readonly data?: unknown;
}

/** @throws {Mismatch} with the path of the first value that doesn't match */
export function shaped<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  base = 'data',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw shapeMismatch(result.issues, data, base);
  return result.output;
}

export async function read(response: Response): Promise<Envelope> {
  const type = response.headers.get('content-type');
  expect(type, 'The response isn’t JSON').toContain('application/json');
  const { code, msg, message, data } = shaped(envelope, await response.json(), '');
  // Specification §8 allows two fields for the message: "the server message or msg".
  return { code, msg: msg ?? message, data };
}

export function exampleOf(id: EndpointId): { query?: object; body?: unknown } {
  return examples[id];
}

export interface Caller {
  readonly target: Target;
  readonly token: string;
  readonly groups: ReadonlySet<ExtensionGroup>;
  /**
   * False for a server without all extensions. Its data is converted as in the console before checks, and its
   * errors need only a message.
   */
  readonly isExact: boolean;
  readonly send: (endpoint: Endpoint, sent?: Sent) => Promise<Response>;
  readonly readAs: (endpoint: Endpoint, data: unknown) => unknown;
  readonly ask: (endpoint: Endpoint, sent?: Sent) => Promise<Envelope>;
}

export async function signIn(target: Target, login: unknown): Promise<string | undefined> {
  if (login === undefined) return undefined;
  const stepOf = async (id: 'auth.login' | 'auth.verifyLogin', sent: Sent) => {
    const { code, data } = await read(await sendTo(target, '', endpoints[id], sent));
    const hasToken = v.is(v.looseObject({ token: v.string() }), data);
    if (code !== 200 && !hasToken) throw new Error(`The sign-in was rejected with ${code}`);
    expect(code, 'A success has another code than 200', 'code').toBe(200);
    return shaped(endpoints[id].data, readData(endpoints[id].data, data));
  };
  const first = await stepOf('auth.login', { body: login });
  if (!first.verification) return first.token;
  if (!target.secrets)
    throw new Error(
      'This sign-in requires a second step: set CERTIFY_TOTP_SECRET and CERTIFY_PASSWORD_HASH, or CERTIFY_TOKEN',
    );
  const body = { google_code: await target.secrets.nextCode() };
  return (await stepOf('auth.verifyLogin', { body, token: first.token })).token;
}

async function sendTo(target: Target, token: string, endpoint: Endpoint, sent: Sent = {}): Promise<Response> {
  const url = new URL(endpoint.path, target.url);
  for (const [name, value] of Object.entries<unknown>({ ...sent.query }))
    url.searchParams.set(name, String(value));
  const headers = new Headers({ 'X-Language': 'en-US', 'X-Time': new Date().toUTCString(), ...sent.headers });
  const own = sent.token ?? token;
  if (own !== '') headers.set('X-Token', own);
  if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
  const body =
    sent.body === undefined || typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  return exchange(target, endpoint, url, headers, body);
}

const PATIENCE_MS = 30_000;
const MOST_KEPT = 8;

export async function exchange(
  { exchanges }: Target,
  { method }: Endpoint,
  url: URL | string,
  headers: Headers,
  body: string | undefined,
): Promise<Response> {
  const sent = { method, url: String(url), headers: Object.fromEntries(headers), body };
  exchanges.splice(0, exchanges.length - MOST_KEPT + 1);
  exchanges.push({ ...sent, status: 0, answer: '' });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { method, headers, signal, ...(body !== undefined && { body }) });
  const isText = /json|text/.test(response.headers.get('content-type') ?? '');
  const answer = isText ? await response.clone().text() : '';
  const { status } = response;
  exchanges.splice(
    exchanges.findLastIndex((one) => one.status === 0),
    1,
  );
  exchanges.push({ ...sent, status, answer });
  return response;
}

function missingGroup(groups: ReadonlySet<string>, endpoint: Endpoint, sent: Sent): string | undefined {
  const given = [
    [endpoint.query, sent.query],
    [endpoint.body, sent.body],
  ] as const;
  const used = given.flatMap(([schema, values]) =>
    [...fieldsOf(schema)].flatMap(([name, field]) =>
      typeof values === 'object' && values !== null && name in values ? [groupOf(field)] : [],
    ),
  );
  return [endpoint.extension, ...used].find((group) => group !== undefined && !groups.has(group));
}

/** Default: all groups for the mock API, and for other servers each group whose test call succeeds. */
async function groupsOf(target: Target, token: string): Promise<ReadonlySet<ExtensionGroup>> {
  const named = target.extensions ?? (target.isMock ? 'all' : undefined);
  if (named === 'all') return new Set(extensionGroups);
  if (named !== undefined)
    return new Set(extensionGroups.filter((group) => named.split(',').includes(group)));
  const calls = Object.values<Endpoint>(endpoints);
  const offered = await Promise.all(
    extensionGroups.map(async (group) => {
      const probe = calls.find(({ extension, method }) => extension === group && method === 'GET');
      const sent = probe ? {} : { query: { format: 'csv' }, headers: { 'X-DOWNLOAD': '1' } };
      const response = await sendTo(target, token, probe ?? endpoints['user.log'], sent);
      await response.arrayBuffer();
      const isCsv = response.headers.get('content-type')?.includes('csv') === true;
      return probe ? !MISSING.has(response.status) : isCsv;
    }),
  );
  return new Set(extensionGroups.filter((_group, index) => offered[index]));
}

export async function openCaller(target: Target): Promise<Caller> {
  const token = target.token ?? (await signIn(target, target.login));
  if (token === undefined)
    throw new Error(
      'Set CERTIFY_LOGIN to the JSON body of a sign-in, or CERTIFY_TOKEN to a token. The checks require one of them',
    );
  return callerOf(target, token, await groupsOf(target, token));
}

function callerOf(target: Target, token: string, groups: ReadonlySet<ExtensionGroup>): Caller {
  const isExact = groups.size === extensionGroups.length;
  const send = async (endpoint: Endpoint, sent: Sent = {}) => {
    const missing = missingGroup(groups, endpoint, sent);
    if (missing !== undefined) leaveOut(`The server doesn’t offer the group ${missing}`);
    return sendTo(target, token, endpoint, sent);
  };
  const readAs = ({ data }: Endpoint, value: unknown) => (isExact ? value : readData(data, value ?? null));
  const ask = async (endpoint: Endpoint, sent?: Sent) => {
    const response = await send(endpoint, sent);
    if (MISSING.has(response.status) && !target.isMock) leaveOut(`The server doesn’t have ${endpoint.id}`);
    const answer = await read(response);
    return answer.code === 200 ? { ...answer, data: readAs(endpoint, answer.data) } : answer;
  };
  return { target, token, groups, isExact, send, ask, readAs };
}

const others = new WeakMap<Caller, Promise<Caller>>();

export async function otherMerchant(caller: Caller): Promise<Caller> {
  const { target, groups } = caller;
  const signedIn = async () => {
    const token = await signIn(target, target.otherLogin);
    return token === undefined ? leftOut(target, 'other merchant') : callerOf(target, token, groups);
  };
  const other = others.get(caller) ?? signedIn();
  others.set(caller, other);
  return other;
}

export function refused({ isExact }: Caller, code: number, data?: object): object {
  if (isExact || code === errorCode.VERIFICATION_REQUIRED)
    return { code, ...(isExact && data !== undefined && { data }) };
  return { code: otherThan(200), msg: nonBlank };
}

/** The end of the message about missing data, with the environment variables that provide the data. */
const remedies: Readonly<Record<string, string | undefined>> = {
  'other merchant': '. Set CERTIFY_OTHER_LOGIN',
  payer: '. Set CERTIFY_PAYER',
  'second session': '. Set CERTIFY_LOGIN',
  secret: '. Set CERTIFY_TOTP_SECRET and CERTIFY_PASSWORD_HASH',
  withdrawal: ' that may be made. Set CERTIFY_WITHDRAWAL, CERTIFY_TOTP_SECRET and CERTIFY_PASSWORD_HASH',
};

/** The report lists missing data. The mock API must have all data: a skipped check would hide errors. */
export function leftOut(target: Target, what: string): never {
  if (target.isMock) throw new Error(`The mock API has no ${what}`);
  leaveOut(`Missing: ${what}${remedies[what] ?? ''}`);
}

const named: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (named[typeof value] ?? 'an object');

function shapeMismatch(issues: readonly v.BaseIssue<unknown>[], data: unknown, base = 'data'): Mismatch {
  const [issue] = issues;
  const keys = (issue?.path ?? []).map(({ key }) => key);
  const path = keys.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    base,
  );
  const field = keys.findLast((key) => typeof key === 'string');
  const name = field === undefined ? 'The data of the response' : `The field “${field}”`;
  const expected = named[issue?.expected ?? ''] ?? issue?.expected ?? issue?.message ?? '';
  const got = keys.length === 0 ? data : issue?.input;
  if (got === undefined)
    return new Mismatch({ path, expected: 'a value', got: 'nothing' }, `${name} is missing`);
  const isKind = expected in named || Object.values(named).includes(expected);
  const title = isKind ? `${name} is ${kindOf(got)} instead of ${expected}` : `${name} has an invalid value`;
  return new Mismatch({ path, expected: expected.replaceAll('"', ''), got: show(got) }, title);
}
