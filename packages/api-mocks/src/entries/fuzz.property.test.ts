import { createHash } from 'node:crypto';
import { errorCode } from '#contract/errors.ts';
import { fieldErrors } from '#contract/fieldErrors.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { permitted } from '#testing/permitted.ts';
import { appAt, signedRequest } from '#testing/signing.ts';
import { createMockApi } from './createMockApi.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 1);

const odd = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '101',
    '307',
    '1e9',
    '05',
    'null',
    '../..',
    '{}',
    '💶',
    'x'.repeat(5000),
    '0x',
    '1'.repeat(32),
  ),
  fc.constantFrom<unknown>(0, 1, 2, -1, 1.5, 1e21, null, true, [], {}, ['101'], [-1]),
  fc.jsonValue(),
);

function fieldsOf(schema: v.GenericSchema | undefined): string[] {
  if (!schema || !('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null)
    return [];
  return Object.keys(schema.entries);
}

function bodyFor(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const fields = fieldsOf(endpoint.body);
  if (fields.length === 0) return fc.jsonValue();
  const shaped = fc.dictionary(fc.constantFrom(...fields), odd);
  return fc.oneof({ weight: 5, arbitrary: shaped }, { weight: 1, arbitrary: fc.jsonValue() });
}

function queryFor(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const fields = [...fieldsOf(endpoint.query), 'current', 'pageSize', 'status', 'nonsense'];
  return fc.dictionary(fc.constantFrom(...fields), odd);
}

const answer = v.looseObject({ code: v.number(), data: v.optional(v.unknown()) });
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a function that looks up existing IDs, numbers and addresses by field name. */
async function valuesOf(): Promise<(field: string) => readonly unknown[]> {
  const api = createMockApi({ merchant: 'acme', isSignedIn: true });
  const values = new Map<string, Set<unknown>>();
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, one] of Object.entries(value)) {
      if (typeof one === 'string' && one !== '') {
        const found = values.get(name) ?? new Set();
        if (found.size < MOST_VALUES) values.set(name, found.add(one));
      } else gather(one);
    }
  };
  for (const { path } of Object.values(endpoints).filter(({ method, query }) => method === 'GET' && !query)) {
    gather(await (await api.handle(new Request(`http://mock.test${path}`))).json().catch(() => null));
  }
  for (const path of ['transactions/list', 'account/withdrawal-list', 'callback/list', 'work-order/list']) {
    gather(await (await api.handle(new Request(`http://mock.test/api/v1/${path}`))).json());
  }
  const { totpSecret } = api.merchant().profile;
  const own = new Map([
    ['google_code', [totpSecret === '' ? '000000' : api.currentTotp()]],
    ['password', ['Northwind1', 'Transfer2'].map(hashedTwice)],
  ]);
  return (field) => own.get(field) ?? [...(values.get(field) ?? [])];
}
const MOST_VALUES = 12;
const hashedTwice = (password: string) => {
  const digest = (data: string) => createHash('sha256').update(data).digest('hex');
  return digest(digest(password));
};

const known = await valuesOf();
const partOf = (schema: v.GenericSchema | undefined) =>
  schema ? permitted(schema, known) : fc.constant(undefined);

function parametersOf(query: unknown): [string, unknown][] {
  return typeof query === 'object' && query !== null
    ? Object.entries(query).filter(([, value]) => value !== undefined)
    : [];
}

const explained = v.object({
  errors: v.record(v.string(), v.picklist(fieldErrors)),
  messages: v.record(v.string(), v.pipe(v.string(), v.minLength(5))),
});
const isExplained = (data: unknown) =>
  v.is(explained, data) && Object.keys(data.errors).join() === Object.keys(data.messages).join();

/**
 * Checks a response.
 *
 * @throws if the contract doesn't allow the response
 */
async function assertAnswered(endpoint: Endpoint, response: Response): Promise<void> {
  if (![200, 401, 422].includes(response.status)) throw new Error(`HTTP ${response.status}`);
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
    await response.body?.cancel();
    return;
  }
  const { code, data } = v.parse(answer, await response.json());
  const codes = [200, 401, errorCode.OPERATION_FAILED, errorCode.PARAMETER_ERROR, ...endpoint.errors];
  if (!codes.includes(code)) throw new Error(`an unexpected code: ${code}`);
  if (code === errorCode.PARAMETER_ERROR && !isExplained(data))
    throw new Error(`unexplained: ${JSON.stringify(data)}`);
}

/** Returns a report about a call whose response isn't allowed, or undefined if all responses are allowed. */
async function findBreak(
  endpoint: Endpoint,
  query: fc.Arbitrary<unknown>,
  body: fc.Arbitrary<unknown>,
  runs: number,
): Promise<string | undefined> {
  const api = createMockApi({ merchant: 'acme' });
  const property = fc.asyncProperty(query, body, fc.boolean(), async (parameters, content, isDownload) => {
    const url = new URL(endpoint.path, 'http://mock.test');
    for (const [name, value] of parametersOf(parameters)) url.searchParams.set(name, text(value));
    const { method } = endpoint;
    const sent = method === 'GET' ? {} : { body: JSON.stringify(content ?? {}) };
    const request =
      endpoint.auth === 'signed'
        ? signedRequest(api, appAt(api, 3, 'authorised'), {
            method,
            target: `${url.pathname}${url.search}`,
            ...sent,
          })
        : new Request(url, { method, headers: { 'x-token': api.signIn('acme') }, ...sent });
    if (endpoint.isExportable && isDownload) request.headers.set('x-download', '1');
    const response = await api.handle(request);
    // If the mock API rejects the signature, the parameters of the call aren't tested.
    if (endpoint.auth === 'signed' && response.status === 401) throw new Error('HTTP 401');
    await assertAnswered(endpoint, response);
  });
  return fc.asyncDefaultReportMessage(await fc.check(property, { numRuns: runs * FUZZ }));
}

test.each(Object.values(endpoints))(
  'the endpoint $id returns a valid response for arbitrary input',
  async (endpoint: Endpoint) => {
    expect(await findBreak(endpoint, queryFor(endpoint), bodyFor(endpoint), 40)).toBeUndefined();
  },
);

test.each(Object.values(endpoints))(
  'the endpoint $id returns a valid response for valid input',
  async (endpoint: Endpoint) => {
    expect(await findBreak(endpoint, partOf(endpoint.query), partOf(endpoint.body), 20)).toBeUndefined();
  },
);

test("the mock API returns 400 with a message for a body that isn't JSON", async () => {
  const api = createMockApi({ isSignedIn: true });
  for (const body of ['{', '{"a":', 'undefined', '<xml/>']) {
    const response = await api.handle(
      new Request('http://mock.test/api/v1/market/follow/token', { method: 'PUT', body }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, msg: 'The request body isn’t valid JSON' });
  }
});

test("the withdrawal call rejects a request_id that isn't a string", async () => {
  const api = createMockApi({ isSignedIn: true });
  for (const request_id of [{ toString: false }, [], 7, null]) {
    const body = JSON.stringify({ request_id, id: '101', address: 'T', amount: '1' });
    const request = new Request('http://mock.test/api/v1/account/withdrawal', { method: 'POST', body });
    const answer = await (await api.handle(request)).json();
    expect(answer).toMatchObject({
      code: errorCode.PARAMETER_ERROR,
      data: { errors: { request_id: expect.any(String) } },
    });
  }
});

test('every unsigned list rejects a time range that ends before it starts', async () => {
  const api = createMockApi({ isSignedIn: true });
  const ranged = Object.values(endpoints).filter(
    ({ auth, query }) => auth !== 'signed' && fieldsOf(query).includes('end_time'),
  );
  expect(ranged.length).toBeGreaterThan(10);
  for (const { path } of ranged) {
    const answer = await api.handle(new Request(`http://mock.test${path}?start_time=3&end_time=2`));
    expect({ path, ...(await answer.json()) }).toMatchObject({ data: { errors: { end_time: 'range' } } });
  }
});
