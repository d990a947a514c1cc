import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { backendGuide } from '../../scripts/backendGuide.ts';
import { exampleRuns } from '../../scripts/exampleRuns.ts';
import { llmsText } from '../../scripts/llmsText.ts';
import { ownExamples } from '../../scripts/openapi/properties.ts';
import { openapiDocument } from '../../scripts/openapiDocument.ts';
import { callbackEvents, notSentReasons } from './callbacks.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { paymentStatus, streamType } from './enumerations.ts';
import { errorCode } from './errors.ts';
import { orderStates } from './orders.ts';
import { signingHeaders } from './signing.ts';

const committed = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

type Part = Record<string, unknown>;

const isObject = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a part of a document, such as the schema of an order. */
const partAt = (document: unknown, ...path: readonly string[]): Part =>
  path.reduce<Part>(
    (at, name) => {
      const next = at[name];
      return isObject(next) ? next : {};
    },
    isObject(document) ? document : {},
  );
const read = async (name: string): Promise<Part> => partAt(JSON.parse(await committed(name)));

test('the OpenAPI document matches the contract (`pnpm openapi` generates it)', async () => {
  const made = openapiDocument(await exampleRuns());
  expect(await read('openapi.json')).toEqual(made);
});

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

interface Found {
  readonly refs: string[];
  readonly silent: string[];
}

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
  const document = await read('openapi.json');
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
 * Returns the problem with a property's example: the example is missing, or its value isn't an allowed code. Returns
 * undefined if there is no problem. The allowed codes come from the enumeration or the description.
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

test('every property has an example with an allowed value', async () => {
  expect(badExamples(await read('openapi.json'), '')).toEqual([]);
});

interface Operation {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly own: Part;
}

const operationsIn = (document: Part): Operation[] =>
  Object.values<Endpoint>(endpoints).flatMap((endpoint) => {
    const own = partAt(document, 'paths', endpoint.path, endpoint.method.toLowerCase());
    return 'operationId' in own ? [{ id: endpoint.id, endpoint, own }] : [];
  });

test('the examples of order fields match the example order', async () => {
  const document = await read('openapi.json');
  const fields = partAt(document, 'components', 'schemas', 'Order', 'properties');
  const { data } = partAt(
    partAt(document, 'paths', endpoints['orders.create'].path, 'post', 'responses', '200', 'content'),
    'application/json',
    'example',
  );
  const order = partAt(data);
  const names = ['trade_no', 'amount', 'token', 'chain', 'net_work', 'address', 'payment_url', 'state'];
  expect(names.map((name) => partAt(fields, name)['examples'])).toEqual(names.map((name) => [order[name]]));
});

test('every call has an example response, and every request body has an example', async () => {
  const operations = operationsIn(await read('openapi.json'));
  expect(operations).toHaveLength(Object.keys(endpoints).length);
  const silent = operations.filter(({ endpoint, own }) => {
    const content = partAt(own, 'responses', '200', 'content');
    const shown = content['application/json'] ?? content['text/csv'];
    const body = partAt(own, 'requestBody', 'content', 'application/json');
    return !('example' in partAt(shown)) || (endpoint.body !== undefined && !('example' in body));
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('every call has exactly one error schema for each of its error codes', async () => {
  const document = await read('openapi.json');
  const codeOf = (schema: unknown) => {
    const name = String(partAt(schema)['$ref']).split('/').at(-1) ?? '';
    return partAt(document, 'components', 'schemas', name, 'properties', 'code')['const'];
  };
  for (const { id, endpoint, own } of operationsIn(document)) {
    const { schema } = partAt(own, 'responses', '422', 'content', 'application/json');
    const { oneOf } = partAt(schema);
    const codes = (Array.isArray(oneOf) ? oneOf : [schema]).map(codeOf);
    const all = new Set<unknown>([errorCode.PARAMETER_ERROR, ...endpoint.errors]);
    expect({ id, codes: new Set(codes) }).toEqual({ id, codes: all });
    expect(codes).toHaveLength(all.size);
  }
  expect(Object.keys(partAt(document, 'paths', endpoints['auth.logout'].path, 'post', 'responses'))).toEqual([
    '200',
    '400',
    '401',
    '422',
    '500',
  ]);
  const statuses = ['Malformed', 'LoginExpired', 'NotOffered', 'TooLarge', 'ServerError'].map((name) =>
    partAt(document, 'components', 'responses', name, 'content', 'application/json', 'schema', 'properties'),
  );
  expect(statuses.map(({ code }) => partAt(code)['const'])).toEqual([400, 401, 404, 413, 500]);
});

test('exportable lists have only a JSON response and describe files in x-download', async () => {
  const lists = operationsIn(await read('openapi.json')).filter(({ endpoint }) => endpoint.isExportable);
  expect(lists.length).toBeGreaterThan(10);
  for (const { id, own } of lists) {
    const types = Object.keys(partAt(own, 'responses', '200', 'content'));
    const files = Object.keys(partAt(own, 'x-download', 'content'));
    expect({ id, types, hasCsv: files.includes('text/csv') }).toEqual({
      id,
      types: ['application/json'],
      hasCsv: true,
    });
  }
});

test('fields and parameters with a fixed set of values have an enum', async () => {
  const document = await read('openapi.json');
  const field = (schema: string, name: string) =>
    partAt(document, 'components', 'schemas', schema, 'properties', name)['enum'];
  expect(field('Order', 'state')).toEqual(orderStates);
  expect(field('Callback', 'event')).toEqual(callbackEvents);
  expect(field('Callback', 'not_sent')).toEqual(['', ...notSentReasons]);
  expect(field('StreamEntry', 'ref_type')).toEqual([0, ...Object.values(streamType)]);
  const { parameters } = partAt(document, 'paths', endpoints['payments.list'].path, 'get');
  expect(parameters).toContainEqual(
    expect.objectContaining({
      name: 'status',
      explode: false,
      schema: { type: 'array', items: expect.objectContaining({ enum: Object.values(paymentStatus) }) },
    }),
  );
});

describe('the OpenAPI document for merchants', () => {
  it('matches the contract', async () => {
    expect(await read('openapi.merchant.json')).toEqual(openapiDocument(await exampleRuns(), 'merchant'));
  });

  it('contains only the signed calls and the events, in at most 80 kB', async () => {
    const text = await committed('openapi.merchant.json');
    const document = await read('openapi.merchant.json');
    const signed = Object.values<Endpoint>(endpoints).filter(({ auth }) => auth === 'signed');
    expect(operationsIn(document).map(({ id }) => id)).toEqual(signed.map(({ id }) => id));
    expect(
      Object.values(partAt(document, 'paths')).flatMap((path) => Object.keys(partAt(path))),
    ).toHaveLength(signed.length);
    expect(Object.keys(partAt(document, 'webhooks'))).toEqual(['callback']);
    expect(partAt(document, 'components', 'schemas')).toHaveProperty('OrderEventBody');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(80_000);
    const { refs } = look(document, '', { refs: [], silent: [] });
    expect(
      refs.filter((ref) => Object.keys(partAt(document, ...ref.slice(2).split('/'))).length === 0),
    ).toEqual([]);
  });

  it('has the four headers of a signature as parameters and security schemes', async () => {
    const document = await read('openapi.merchant.json');
    const namesIn = (parts: Part) => Object.values(parts).map((part) => partAt(part)['name']);
    const headers = Object.values(signingHeaders);
    expect(namesIn(partAt(document, 'components', 'securitySchemes'))).toEqual(headers);
    expect(namesIn(partAt(document, 'components', 'parameters'))).toEqual(expect.arrayContaining(headers));
    for (const { own } of operationsIn(document)) {
      const refs = JSON.stringify(own['parameters']).match(/Signing_\w+/g);
      expect(refs).toEqual(Object.keys(signingHeaders).map((name) => `Signing_${name}`));
      expect(own['security']).toEqual([{ application: [], time: [], nonce: [], signature: [] }]);
    }
  });
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
    const document = await read('openapi.json');
    const [owner = ''] = key.split('.');
    const name = key.split('.').at(-1);
    expect(findOwner(document, owner)).toMatch(new RegExp(`"${name}"`));
    expect(findOwner(document, owner)).toContain(JSON.stringify(says).slice(0, -1));
  },
);
