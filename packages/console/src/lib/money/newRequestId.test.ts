import { requestId } from '@settlement/api-mocks/contract/codes';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { newRequestId } from './newRequestId.ts';

test('newRequestId returns unique IDs in the format of the contract', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(ids.every((id) => v.is(requestId, id))).toBe(true);
  expect(new Set(ids).size).toBe(50);
});

test('newRequestId returns unique IDs on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(new Set(ids).size).toBe(50);
});
