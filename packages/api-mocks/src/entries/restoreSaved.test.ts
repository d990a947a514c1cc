import { expect, test } from 'vitest';
import { createMockApi } from './createMockApi.ts';
import { restoreSaved } from './restoreSaved.ts';

const left = (change: object = {}) => {
  const api = createMockApi();
  api.setScenarios(['user.underReview']);
  return { ...api.exportState(), ...change };
};

test('restoreSaved restores a saved state', () => {
  const api = createMockApi();
  restoreSaved(api, left());
  expect(api.scenarios).toEqual(['user.underReview']);
});

test.each([
  ['of another seed', left({ seed: 'other' })],
  ['that is half a day old', left({ startedAt: left().startedAt - 12 * 3600 })],
  [
    'that cannot be replayed',
    left({ journal: [{ kind: 'payOrder', at: left().startedAt, token: 'none', how: 'exact' }] }),
  ],
  ['that is invalid', { version: 1 }],
])('restoreSaved ignores a saved state %s', (_name, saved) => {
  const api = createMockApi();
  restoreSaved(api, saved);
  expect(api.scenarios).toEqual([]);
  expect(api.exportState().journal).toEqual([]);
});
