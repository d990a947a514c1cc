import { expect, it } from 'vitest';
import { buildCounterparts } from './counterparts.ts';
import { allStories } from './stories.ts';

const counterparts = buildCounterparts();
const stories = new Map(allStories().map((story) => [story.id, story]));
const idsOf = (kind: string) => Object.keys(counterparts).filter((id) => counterparts[id]?.kind === kind);

it('leads every story of a screen to the other device, or says why not', () => {
  const screens = [...stories.values()].filter(({ title }) => /^(Screens|Flows)\//.test(title));
  expect(screens.map(({ id }) => id).filter((id) => counterparts[id] === undefined)).toEqual([]);
  const wrong = Object.entries(counterparts).filter(([id, found]) =>
    found.kind === 'none'
      ? found.because === ''
      : stories.get(found.story)?.device === stories.get(id)?.device,
  );
  expect(wrong).toEqual([]);
});

it('has nothing on the other device only for parts that belong to no page', () => {
  expect(idsOf('none').length).toBeLessThanOrEqual(MOST_WITHOUT);
});

it('leads to the same state, but for what only one of the devices has', () => {
  expect(idsOf('screen').length + idsOf('page').length).toBeLessThanOrEqual(MOST_NEAREST);
});

/** They may only fall. */
const MOST_WITHOUT = 1;
/** Hidden columns, walks by keyboard, sheets of filters, the smallest phone, steps of a form. */
const MOST_NEAREST = 66;

it.each([
  ['screens-withdraw-withdraw--refused', 'screens-withdraw-mobile-withdraw--refused'],
  ['screens-withdraw-mobile-withdraw--refused', 'screens-withdraw-withdraw--refused'],
  ['screens-payments-payment-details--paid', 'screens-payments-mobile-payment-details--paid'],
  ['screens-dashboard-dashboard--loading', 'screens-dashboard-mobile-statistics--loading'],
  // By its scenario: the names differ.
  ['screens-permission-review--under-review', 'screens-permission-mobile-review--default'],
])('%s is the same state as %s', (id, story) => {
  expect(counterparts[id]).toEqual({ kind: 'state', story });
});

it('leads a part to the page it belongs to', () => {
  expect(counterparts['screens-withdraw-address-rules--table']).toEqual({
    kind: 'page',
    story: 'screens-withdraw-mobile-withdraw--default',
  });
});
