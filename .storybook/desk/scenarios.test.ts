import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { expect, it } from 'vitest';
import { findScenarios, nameOfScenario, scenarioOf } from './scenarios.ts';

it('scenarioOf restores every scenario ID from the name that nameOfScenario returns', () => {
  for (const { id } of scenarioCatalogue) {
    expect(nameOfScenario(id)).toMatch(/^[\w -]+$/);
    expect(scenarioOf(nameOfScenario(id))).toBe(id);
  }
});

const items = [
  { id: 'withdrawals.limit24h', title: 'The daily limit is used up', nearness: 0 },
  { id: 'payments.empty', title: 'No payments yet', nearness: 0 },
];

it('findScenarios finds scenarios by terms in their IDs and titles', () => {
  expect(findScenarios(items, 'LIMIT withdraw')).toEqual([items[0]]);
  expect(findScenarios(items, 'yet')).toEqual([items[1]]);
});

it('findScenarios lists scenarios first if their ID matches', () => {
  const refused = {
    id: 'auth.locked',
    title: 'Sent data is rejected while withdrawals are locked',
    nearness: 2,
  };
  const locked = { id: 'withdrawals.locked', title: 'Closed for a day', nearness: 0 };
  expect(findScenarios([refused, locked], 'withdrawals locked')).toEqual([locked, refused]);
});

it('findScenarios prefers scenarios of calls that the current screen sends', () => {
  const near = { id: 'swap.slow', title: 'A slow quote', nearness: 2 };
  expect(findScenarios([...items, near], '')).toEqual([near, ...items]);
});

it('findScenarios returns all scenarios for an empty query', () => {
  expect(findScenarios(items, ' ')).toEqual(items);
  expect(findScenarios(items, 'withdraw yet')).toEqual([]);
});
