import { expect, it } from 'vitest';

import { typeAhead } from './typeAhead.ts';

const labels = ['Bitcoin', 'Ethereum', 'Base', 'TRON', '币安'];

it.each([
  ['b', -1, 0],
  ['b', 0, 2],
  ['bb', 0, 2],
  ['ba', 0, 2],
  ['bi', 0, 0],
  ['T', 0, 3],
  ['币', 0, 4],
])('%j from %i goes to %i', (typed, current, index) => {
  expect(typeAhead(labels, typed, current)).toBe(index);
});

it('stays where nothing matches', () => {
  expect(typeAhead(labels, 'x', 0)).toBeUndefined();
  expect(typeAhead([], 'b', -1)).toBeUndefined();
});
