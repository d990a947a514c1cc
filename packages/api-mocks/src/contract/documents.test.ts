import { errorCode } from './errors.ts';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exampleAnswers } from '../../scripts/exampleAnswers.ts';
import { namedCollection, scriptedCollection } from '../../scripts/collection/render.ts';
import { steps } from '../../scripts/collection/steps.ts';
import { ownExamples, ownTexts } from '../../scripts/openapi/ownTexts.ts';
import { llmsText } from '../../scripts/llmsText.ts';
import { openapiDocument } from '../../scripts/openapiDocument.ts';
import { createMockApi } from '../entries/createMockApi.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type EndpointId } from './endpoints.ts';
import { examples } from './examples.ts';

const committed = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the OpenAPI document is the one the contract makes; `pnpm openapi` writes it', async () => {
  const made = openapiDocument(await exampleAnswers());
  expect(JSON.parse(await committed('openapi.json'))).toEqual(made);
});

interface Found {
  readonly refs: string[];
  readonly silent: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every reference of a document, and the properties and parameters without a description. */
function look(value: unknown, path: string, found: Found): Found {
  if (Array.isArray(value)) for (const one of value) look(one, path, found);
  if (!isObject(value)) return found;
  if (typeof value['$ref'] === 'string') found.refs.push(value['$ref']);
  const { properties } = value;
  const described = [
    ...(isObject(properties) ? Object.entries(properties) : []),
    ...(typeof value['in'] === 'string' ? [[String(value['name']), value] as const] : []),
  ];
  for (const [name, part] of described)
    if (!isObject(part) || typeof part['description'] !== 'string') found.silent.push(`${path}/${name}`);
  for (const [name, part] of Object.entries(value))
    if (!['example', 'examples', 'value'].includes(name)) look(part, `${path}/${name}`, found);
  return found;
}

test('every reference of the document leads somewhere, and every property and parameter is described', async () => {
  const document: unknown = JSON.parse(await committed('openapi.json'));
  const { refs, silent } = look(document, '', { refs: [], silent: [] });
  const target = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document);
  expect([...new Set(refs)].filter((ref) => target(ref) === undefined)).toEqual([]);
  expect(refs.length).toBeGreaterThan(400);
  expect(silent).toEqual([]);
});

/** Whether a property holds a value of its own, which an example can show. */
const isValue = ({ $ref, type, anyOf, properties, contentMediaType }: Record<string, unknown>) =>
  [$ref, anyOf, properties, contentMediaType].every((one) => one === undefined) &&
  (type === 'string' || type === 'integer' || type === 'boolean' || type === 'number');

/** What is wrong with the example of a property: there is none, it is no such value, or no code that its text names. */
function errorOf({ const: only, type, enum: allowed, examples, description }: Record<string, unknown>) {
  if (only !== undefined) return undefined;
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  if (example === undefined) return 'no example';
  if (Array.isArray(allowed) && !allowed.includes(example)) return 'not in the enumeration';
  const codes = [...String(description).matchAll(/(?<![\w.-])(\d) [a-z]/g)].map(([, code]) => Number(code));
  return type === 'integer' && codes.length > 1 && !codes.includes(Number(example)) ? 'no code' : undefined;
}

function badExamples(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => badExamples(one, `${path}/${index}`));
  if (!isObject(value)) return [];
  const own = isObject(value['properties']) ? Object.entries(value['properties']) : [];
  const bad = own.flatMap(([name, part]) => {
    const error = isObject(part) && isValue(part) ? errorOf(part) : undefined;
    return error === undefined ? [] : [`${path}/${name}: ${error}`];
  });
  const inner = Object.entries(value).flatMap(([name, part]) =>
    ['example', 'examples'].includes(name) ? [] : badExamples(part, `${path}/${name}`),
  );
  return [...bad, ...inner];
}

test('every property has an example, which is one of the codes that its description names', async () => {
  expect(badExamples(JSON.parse(await committed('openapi.json')), '')).toEqual([]);
});

const shown = v.looseObject({ examples: v.optional(v.array(v.unknown()), []) });
const schemasIn = v.object({
  components: v.object({
    schemas: v.looseObject({ Order: v.object({ properties: v.record(v.string(), shown) }) }),
  }),
});

test('the examples of an object belong together', async () => {
  const { Order } = v.parse(schemasIn, JSON.parse(await committed('openapi.json'))).components.schemas;
  const exampleOf = (name: string) => Order.properties[name]?.examples[0];
  expect(['token', 'chain', 'net_work'].map(exampleOf)).toEqual(['USDT', 'TRON', 'TRC20']);
  expect([exampleOf('amount'), exampleOf('amount_refunded')]).toEqual(['25', '10']);
});

/** The component, operation or webhook of a name, as text. */
function findOwner(value: unknown, owner: string): string {
  if (!isObject(value)) return '';
  if (value['operationId'] === owner || value['operationId'] === `${owner}_callback`)
    return JSON.stringify(value);
  const own = value[owner];
  if (isObject(own) && ('properties' in own || 'anyOf' in own || 'oneOf' in own)) return JSON.stringify(own);
  return Object.values(value).reduce<string>((found, part) => found || findOwner(part, owner), '');
}

test.each([...Object.entries(ownTexts), ...Object.entries(ownExamples)])(
  '%s is in the document as %j',
  async (key, says) => {
    const document: unknown = JSON.parse(await committed('openapi.json'));
    const [owner = ''] = key.split('.');
    const name = key.split('.').at(-1);
    expect(findOwner(document, owner)).toMatch(new RegExp(`"${name}"`));
    expect(findOwner(document, owner)).toContain(JSON.stringify(says).slice(0, -1));
  },
);

test('so are the HTTP collections', async () => {
  expect(await committed('api.http')).toBe(scriptedCollection(steps));
  expect(await committed('api.rest')).toBe(namedCollection(steps));
});

test('so is llms.txt, and it names every call', async () => {
  const text = await committed('llms.txt');
  expect(text).toBe(llmsText());
  const calls = Object.values(endpoints).map(({ id }) => `](/docs#${id})`);
  expect(calls.filter((call) => !text.includes(call))).toEqual([]);
});

test('every endpoint is filed under its own id, and no two share a call', () => {
  const calls = Object.entries<Endpoint>(endpoints).map(([key, { id, method, path }]) => {
    expect(id).toBe(key);
    return `${method} ${path}`;
  });
  expect(new Set(calls).size).toBe(calls.length);
});

test('every example is one that the contract accepts', () => {
  const ids = Object.keys(endpoints).filter((id): id is EndpointId => Object.hasOwn(examples, id));
  expect(ids).toHaveLength(Object.keys(endpoints).length);
  for (const id of ids) {
    const { query, body }: Endpoint = endpoints[id];
    const example: { query?: unknown; body?: unknown } = examples[id];
    const parts = [query && v.safeParse(query, example.query ?? {}), body && v.safeParse(body, example.body)];
    expect({ id, ok: parts.every((part) => part === undefined || part.success) }).toEqual({ id, ok: true });
  }
});

/** What an example needs beforehand, and what it is answered without: a code of the moment, a state, a file. */
const needsMore: Readonly<Partial<Record<EndpointId, number>>> = {
  'auth.verifyLogin': 401,
  'auth.register': errorCode.EMAIL_CODE_WRONG,
  'auth.retrievePassword': errorCode.EMAIL_CODE_WRONG,
  'user.delete': errorCode.OPERATION_FAILED,
  'user.cancelOpening': errorCode.ACCOUNT_OPENED,
  'user.deleteView': errorCode.OPERATION_FAILED,
  'security.password': errorCode.GOOGLE_CODE_WRONG,
  'security.setGoogleAuth': errorCode.OPERATION_FAILED,
  'security.recovery': errorCode.GOOGLE_CODE_WRONG,
  'security.verify': errorCode.EMAIL_CODE_WRONG,
  'security.mailbox': errorCode.VERIFICATION_REQUIRED,
  'security.phone': errorCode.PHONE_INVALID,
  'applications.create': errorCode.GOOGLE_CODE_WRONG,
  'applications.delete': errorCode.GOOGLE_CODE_WRONG,
  'applications.refreshGoogleSecret': errorCode.GOOGLE_CODE_WRONG,
  'applications.revealSigningKey': errorCode.GOOGLE_CODE_WRONG,
  'payments.review': errorCode.OPERATION_FAILED,
  'payments.refund': errorCode.GOOGLE_CODE_WRONG,
  // Without a signature.
  'orders.create': 401,
  'orders.info': 401,
  'orders.list': 401,
  'orders.close': 401,
  'orders.refund': 401,
  'withdrawals.create': errorCode.GOOGLE_CODE_WRONG,
  'withdrawals.cancel': errorCode.TRANSACTION_NOT_FOUND,
  'transfers.create': errorCode.GOOGLE_CODE_WRONG,
  'addresses.create': errorCode.GOOGLE_CODE_WRONG,
  'addresses.policy': errorCode.GOOGLE_CODE_WRONG,
  'statements.export': errorCode.OPERATION_FAILED,
  'workOrders.upload': errorCode.PARAMETER_ERROR,
};

test('every example succeeds on a fresh bank, except for those that need something before', async () => {
  const answers = Object.values(endpoints).map(async ({ id, path, method }) => {
    const { query, body }: { query?: object; body?: unknown } = examples[id];
    const url = new URL(path, 'http://mock.test');
    for (const [name, value] of Object.entries<unknown>({ ...query }))
      url.searchParams.set(name, String(value));
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await createMockApi({ isSignedIn: true }).handle(new Request(url, { method, ...sent }));
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const { code } = isJson
      ? v.parse(v.looseObject({ code: v.number() }), await response.json())
      : { code: 200 };
    return [id, code] as const;
  });
  const codes = await Promise.all(answers);
  expect(Object.fromEntries(codes.filter(([, code]) => code !== 200))).toEqual(needsMore);
});

/** Specification §7, row by row. */
const named =
  `POST /public/login|POST /public/login/verification|POST /public/register|POST /public/email/send-verification-code|
POST /public/sms/send-verification-code|POST /user/login-out|PUT /user/password|GET /user/info|PUT /user/edit|GET /user/google-auth|
POST /user/google-auth|PUT /user/mailbox|PUT /user/phone|DELETE /user|POST /user/verification|GET /user/log|GET /statistics/assets|
GET /statistics/overview|GET /statistics/overviewAssets|GET /statistics/daily-collection|GET /currency/list|POST /currency/rearrange|
GET /account/cost|GET /account/address-valid|GET /account/withdrawal-list|GET /account/withdrawal-list/export|POST /account/withdrawal|
POST /account/recharge/funds|POST /account/internal-transfer|GET /account/internal-transfer|GET /account/recharge|GET /account/stream|
GET /account/expend|POST /swap/platform-list|POST /swap/available-balance|POST /swap/chargerate|POST /swap/create-order|
GET /transactions/list|GET /transactions/list/export|GET /transactions/info|GET /transactions/monitor|GET /user/secret-key|
POST /user/secret-key|PUT /user/secret-key|DELETE /user/secret-key|GET /user/secret-key/list|GET /user/secret-key/select|
PUT /user/secret-key/notify-url|PUT /user/secret-key/refresh-google-secret|GET /user/application-list|GET /market/follow/list|
GET /market/search|PUT /market/follow/token|GET /message|PUT /message/read`
    .split('|')
    .map((call) => call.trim());

test('the calls of specification §7 are all there, and only they are not marked as added', () => {
  const own = Object.values(endpoints).filter(({ isExtension }) => !isExtension);
  const calls = own.map(({ method, path }) => `${method} ${path.slice('/api/v1'.length)}`);
  expect(calls.toSorted()).toEqual(named.toSorted());
});

test('a call that takes a code or a password says what it answers to a wrong one', () => {
  const wrong = {
    sms_code: errorCode.SMS_CODE_WRONG,
    google_code: errorCode.GOOGLE_CODE_WRONG,
    email_code: errorCode.EMAIL_CODE_WRONG,
  } as const;
  const silent = Object.values<Endpoint>(endpoints).flatMap(({ id, body, errors }) => {
    const fields = body && 'entries' in body && typeof body.entries === 'object' ? body.entries : {};
    return Object.entries(wrong)
      .filter(([field, code]) => fields && field in fields && !errors.some((one) => one === code))
      .map(([field]) => `${id}: ${field}`);
  });
  expect(silent).toEqual([]);
});
