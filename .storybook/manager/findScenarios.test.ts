import { expect, it } from 'vitest';
import { findScenarios } from './findScenarios.ts';

const items = [
  { id: 'withdrawals.limit24h', title: 'The daily limit is used up', nearness: 0 },
  { id: 'payments.empty', title: 'No payments yet', nearness: 0 },
];

it('finds by any words of id and title', () => {
  expect(findScenarios(items, 'LIMIT withdraw')).toEqual([items[0]]);
  expect(findScenarios(items, 'yet')).toEqual([items[1]]);
});

it('begins with those that the id names', () => {
  const refused = {
    id: 'auth.locked',
    title: 'What is sent is refused while withdrawals are locked',
    nearness: 2,
  };
  const locked = { id: 'withdrawals.locked', title: 'Closed for a day', nearness: 0 };
  expect(findScenarios([refused, locked], 'withdrawals locked')).toEqual([locked, refused]);
});

it('begins with those of what the screen calls', () => {
  const near = { id: 'swap.slow', title: 'A slow quote', nearness: 2 };
  expect(findScenarios([...items, near], '')).toEqual([near, ...items]);
});

it('lists all without a query, and none for an unknown word', () => {
  expect(findScenarios(items, ' ')).toEqual(items);
  expect(findScenarios(items, 'withdraw yet')).toEqual([]);
});
