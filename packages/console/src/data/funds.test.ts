import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { openTabAtom } from './funds.ts';
import { locationSourceAtom } from './page/location.ts';

const openedAt = (search: string) => {
  const store = createStore();
  const location = memoryLocationSource(`/property/fundingDetails${search}`);
  store.set(locationSourceAtom, location);
  return { store, location };
};

test.each([
  ['?type=4&id=9&range=7d&current=3&detail=84', 'recharge', '?id=9&range=7d&tab=recharge'],
  ['?tab=recharge&id=9&status=1&from=2026-11-01', 'gas', '?from=2026-11-01&tab=gas'],
  ['?tab=gas&network_id=3&pageSize=20', 'all', '?pageSize=20'],
] as const)(
  'openTabAtom keeps only filters that the new tab supports: from %s to %s',
  (search, tab, next) => {
    const { store, location } = openedAt(search);
    store.set(openTabAtom, tab);
    expect(location.get().search).toBe(next);
    expect(location.entries).toHaveLength(2);
  },
);

test('openTabAtom doesn’t navigate if the tab is already open', () => {
  const { store, location } = openedAt('?tab=gas&network_id=3');
  store.set(openTabAtom, 'gas');
  expect(location.entries).toHaveLength(1);
});
