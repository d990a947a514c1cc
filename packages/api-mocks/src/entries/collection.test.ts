import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readCollection, runCollection } from '#testing/collection.ts';
import { createMockApi } from './createMockApi.ts';

test.each(['api.http', 'api.rest'])('each request of %s is answered as it says', async (file) => {
  const outcomes = await runCollection(createMockApi(), file);
  const wrong = outcomes.filter(({ expected, got }) => String(expected) !== String(got));
  expect(wrong.map(({ name, expected, got }) => ({ name, expected, got }))).toEqual([]);
  expect(outcomes.filter(({ expected }) => expected.length === 0)).toEqual([]);
});

test.each(['api.http', 'api.rest'])('%s has every call, each under a name of its own', async (name) => {
  const requests = await readCollection(name);
  const names = requests.map((request) => request.name);
  expect(new Set(names).size).toBe(names.length);
  const calls = new Set(requests.map(({ method, target }) => `${method} ${target.split('?')[0]}`));
  const missing = Object.values(endpoints).filter(
    ({ method, path }) => !calls.has(`${method} {{host}}${path}`),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
