import { errorCode } from './errors.ts';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exampleAnswers } from '../../scripts/exampleAnswers.ts';
import { ownExamples } from '../../scripts/openapi/properties.ts';
import { backendGuide } from '../../scripts/backendGuide.ts';
import { llmsText } from '../../scripts/llmsText.ts';
import { openapiDocument } from '../../scripts/openapiDocument.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type EndpointId } from './endpoints.ts';
import { examples } from './examples.ts';

const committed = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the OpenAPI document matches the contract (`pnpm openapi` generates it)', async () => {
  const made = openapiDocument(await exampleAnswers());
  expect(JSON.parse(await committed('openapi.json'))).toEqual(made);
});

interface Found {
  readonly refs: string[];
  readonly silent: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

test('the OpenAPI document has no broken references and no undescribed fields', async () => {
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

/** Checks if a property must have an example. */
const isValue = ({ $ref, type, anyOf, properties, contentMediaType }: Record<string, unknown>) =>
  [$ref, anyOf, properties, contentMediaType].every((one) => one === undefined) &&
  (type === 'string' || type === 'integer' || type === 'boolean' || type === 'number');

/**
 * Returns the error of a property's example: it's missing, or it isn't one of the codes that the
 * enumeration or the description contains.
 */
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

test('the example of a property with listed codes is one of these codes', async () => {
  expect(badExamples(JSON.parse(await committed('openapi.json')), '')).toEqual([]);
});

const shown = v.looseObject({ examples: v.optional(v.array(v.unknown()), []) });
const schemasIn = v.object({
  components: v.object({
    schemas: v.looseObject({ Order: v.object({ properties: v.record(v.string(), shown) }) }),
  }),
});

test('the examples of related fields in an object are consistent', async () => {
  const { Order } = v.parse(schemasIn, JSON.parse(await committed('openapi.json'))).components.schemas;
  const exampleOf = (name: string) => Order.properties[name]?.examples[0];
  expect(['token', 'chain', 'net_work'].map(exampleOf)).toEqual(['USDT', 'TRON', 'TRC20']);
  expect([exampleOf('amount'), exampleOf('amount_refunded')]).toEqual(['25', '10']);
});

function findOwner(value: unknown, owner: string): string {
  if (!isObject(value)) return '';
  if (owner.startsWith(String(value['operationId'])) || value['operationId'] === `${owner}_callback`)
    return JSON.stringify(value);
  const own = value[owner];
  if (isObject(own) && ('properties' in own || 'anyOf' in own || 'oneOf' in own)) return JSON.stringify(own);
  return Object.values(value).reduce<string>((found, part) => found || findOwner(part, owner), '');
}

test.each(Object.entries(ownExamples))(
  'the example of %s in the OpenAPI document is %j',
  async (key, says) => {
    const document: unknown = JSON.parse(await committed('openapi.json'));
    const [owner = ''] = key.split('.');
    const name = key.split('.').at(-1);
    expect(findOwner(document, owner)).toMatch(new RegExp(`"${name}"`));
    expect(findOwner(document, owner)).toContain(JSON.stringify(says).slice(0, -1));
  },
);

test('the tables of docs/backend.md match the contract', async () => {
  const text = await committed('../../docs/backend.md');
  expect(text).toBe(backendGuide(text));
  expect(text.match(/^\| `/gm)?.length).toBeGreaterThan(50);
});

test('llms.txt lists every call of the contract', async () => {
  const text = await committed('llms.txt');
  expect(text).toBe(llmsText());
  const calls = Object.values(endpoints).map(({ id }) => `](/docs#${id})`);
  expect(calls.filter((call) => !text.includes(call))).toEqual([]);
});

test('every endpoint has a unique ID, method and path', () => {
  const calls = Object.entries<Endpoint>(endpoints).map(([key, { id, method, path }]) => {
    expect(id).toBe(key);
    return `${method} ${path}`;
  });
  expect(new Set(calls).size).toBe(calls.length);
});

test('every example satisfies the contract', () => {
  const ids = Object.keys(endpoints).filter((id): id is EndpointId => Object.hasOwn(examples, id));
  expect(ids).toHaveLength(Object.keys(endpoints).length);
  for (const id of ids) {
    const { query, body }: Endpoint = endpoints[id];
    const example: { query?: unknown; body?: unknown } = examples[id];
    const parts = [query && v.safeParse(query, example.query ?? {}), body && v.safeParse(body, example.body)];
    expect({ id, ok: parts.every((part) => part === undefined || part.success) }).toEqual({ id, ok: true });
  }
});

/** The calls of specification §7, in the order of its table. */
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

test('the calls without an extension mark are exactly the calls of specification §7', () => {
  const own = Object.values(endpoints).filter(({ extension }) => !extension);
  const calls = own.map(({ method, path }) => `${method} ${path.slice('/api/v1'.length)}`);
  expect(calls.toSorted()).toEqual(named.toSorted());
});

test('the contract of a call with a code or password has an error for a wrong value', () => {
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
