import { errorCode } from '#contract/errors.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createMockApi } from './createMockApi.ts';

/** How many times as long `pnpm fuzz` looks. */
const FUZZ = Number(process.env['FUZZ'] ?? 1);

/** Bad values for a field: valid for another field, too long, of another type. */
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

const answer = v.looseObject({ code: v.number() });
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

test.each(Object.values(endpoints))(
  '$id: whatever is sent, it answers and does not break',
  async (endpoint: Endpoint) => {
    const api = createMockApi({ merchant: 'acme' });
    await fc.assert(
      fc.asyncProperty(queryFor(endpoint), bodyFor(endpoint), async (query, body) => {
        const url = new URL(endpoint.path, 'http://mock.test');
        for (const [name, value] of Object.entries(query)) url.searchParams.set(name, text(value));
        const headers = { 'x-token': api.signIn('acme') };
        const { method } = endpoint;
        const response = await api.handle(
          new Request(url, { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) }),
        );
        expect([200, 401, 422]).toContain(response.status);
        const { code } = v.parse(
          answer,
          await response
            .clone()
            .json()
            .catch(() => ({ code: 200 })),
        );
        expect([
          200,
          401,
          errorCode.OPERATION_FAILED,
          errorCode.PARAMETER_ERROR,
          ...endpoint.errors,
        ]).toContain(code);
      }),
      { numRuns: 60 * FUZZ },
    );
  },
);

test('a body that is no JSON gets a clear 400', async () => {
  const api = createMockApi({ isSignedIn: true });
  for (const body of ['{', '{"a":', 'undefined', '<xml/>']) {
    const response = await api.handle(
      new Request('http://mock.test/api/v1/market/follow/token', { method: 'PUT', body }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, msg: 'The body is not valid JSON' });
  }
});
