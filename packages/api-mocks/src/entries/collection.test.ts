import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readCollection, runCollection } from '#testing/httpFile.ts';
import { createMockApi } from './createMockApi.ts';

const names = ['api.http', 'api.rest'] as const;

test.each(names)('every request of %s gets the expected response', async (file) => {
  const outcomes = await runCollection(createMockApi(), file);
  const wrong = outcomes.filter(({ expected, got }) => String(expected) !== String(got));
  expect(wrong.map(({ name, expected, got }) => ({ name, expected, got }))).toEqual([]);
  expect(outcomes.filter(({ expected }) => expected.length === 0)).toEqual([]);
});

test.each(names)('the collection %s contains every call with a unique name', (name) => {
  const requests = readCollection(name);
  const given = requests.map((request) => request.name);
  expect(new Set(given).size).toBe(given.length);
  const calls = new Set(requests.map(({ method, target }) => `${method} ${target.split('?')[0]}`));
  const missing = Object.values(endpoints).filter(
    ({ method, path }) => !calls.has(`${method} {{host}}${path}`),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
