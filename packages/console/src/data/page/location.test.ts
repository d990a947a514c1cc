import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { integerParam, pageParam, textParam } from '#lib/address/urlState.ts';
import { locationAtom, locationSourceAtom, pathnameAtom, searchParamsAtom } from './location.ts';
import { urlStateAtom } from './urlState.ts';

function openAt(href: string) {
  const store = createStore();
  const source = memoryLocationSource(href);
  store.set(locationSourceAtom, source);
  return { store, source };
}

test('a new location updates the path and the location source', () => {
  const { store, source } = openAt('/record?status=2');
  expect(store.get(searchParamsAtom).get('status')).toBe('2');
  store.set(locationAtom, '/accountInfo');
  expect([store.get(pathnameAtom), source.get().pathname]).toEqual(['/accountInfo', '/accountInfo']);
});

test('a subscribed location atom detects external changes of the location', () => {
  const { store, source } = openAt('/');
  store.sub(locationAtom, () => undefined);
  source.navigate('/record');
  expect(store.get(pathnameAtom)).toBe('/record');
});

test('a changed parameter keeps the unrelated values of the URL', () => {
  const stateAtom = urlStateAtom({
    status: integerParam(),
    current: pageParam(),
    detail: textParam({ keepsOthers: true }),
  });
  const { store, source } = openAt('/record?mock=empty&status=1&current=3#x');
  expect(store.get(stateAtom)).toEqual({ status: 1, current: 3, detail: undefined });
  store.set(stateAtom, { detail: '84' });
  expect(store.get(stateAtom)).toEqual({ status: 1, current: 3, detail: '84' });
  store.set(stateAtom, { status: 2 }, { replace: true });
  expect(source.entries).toEqual([
    '/record?mock=empty&status=1&current=3#x',
    '/record?mock=empty&status=2&detail=84#x',
  ]);
});

test('a change to the same location adds no history entry', () => {
  const stateAtom = urlStateAtom({ status: integerParam() });
  const { store, source } = openAt('/record?status=2');
  store.set(stateAtom, { status: 2 });
  expect(source.entries).toHaveLength(1);
});
