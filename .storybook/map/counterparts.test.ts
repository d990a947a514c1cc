import { expect, it } from 'vitest';
import { buildCounterparts } from './counterparts.ts';
import { allStories } from './stories.ts';

const counterparts = buildCounterparts();
const stories = new Map(allStories().map((story) => [story.id, story]));
const idsOf = (kind: string) => Object.keys(counterparts).filter((id) => counterparts[id]?.kind === kind);

it('every screen story has a counterpart, or a reason for not having one', () => {
  const screens = [...stories.values()].filter(({ title }) => /^(Screens|Flows)\//.test(title));
  expect(screens.map(({ id }) => id).filter((id) => counterparts[id] === undefined)).toEqual([]);
  const wrong = Object.entries(counterparts).filter(([id, found]) =>
    found.kind === 'none'
      ? found.because === ''
      : stories.get(found.story)?.device === stories.get(id)?.device,
  );
  expect(wrong).toEqual([]);
});

it('a story without a counterpart shows a component that has no page', () => {
  expect(idsOf('none')).toEqual([
    'screens-shell-no-match--default',
    'screens-keyboard-shortcuts--default',
    'screens-parts-cropdialog--saved',
    'screens-parts-pendingoutcome--without-details',
    'screens-parts-pendingoutcome--refund',
  ]);
});

it('most stories have a counterpart that shows the same state on the other device', () => {
  expect(idsOf('screen').length + idsOf('page').length).toBeLessThanOrEqual(MOST_NEAREST);
});

/**
 * The maximum number of stories that have no counterpart with the same state. For example, hidden columns
 * exist only on desktops. Must not be increased.
 */
const MOST_NEAREST = 66;

it.each([
  ['screens-withdraw-withdraw--refused', 'screens-withdraw-mobile-withdraw--refused'],
  ['screens-withdraw-mobile-withdraw--refused', 'screens-withdraw-withdraw--refused'],
  ['screens-payments-payment-details--paid', 'screens-payments-mobile-payment-details--paid'],
  ['screens-dashboard-dashboard--loading', 'screens-dashboard-mobile-statistics--loading'],
  ['screens-permission-review--under-review', 'screens-permission-mobile-review--default'],
])('the story %s has the counterpart %s with the same state', (id, story) => {
  expect(counterparts[id]).toEqual({ kind: 'state', story });
});

it('the counterpart of a component is the page that contains the component', () => {
  expect(counterparts['screens-withdraw-address-rules--table']).toEqual({
    kind: 'page',
    story: 'screens-withdraw-mobile-withdraw--default',
  });
});
