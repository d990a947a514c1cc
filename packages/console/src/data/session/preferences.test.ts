import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { storageAtom } from '#i18n/atoms.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { hiddenColumnsOf, hiddenPaymentColumnsAtom } from './preferences.ts';

test('each table stores its own hidden columns', () => {
  const storage = memoryStorage();
  const store = createStore();
  store.set(storageAtom, storage);
  const logAtom = hiddenColumnsOf('log');
  const gasAtom = hiddenColumnsOf('gas');
  expect(store.get(logAtom)).toEqual([]);
  store.set(logAtom, ['ip', 'device']);
  store.set(gasAtom, ['ip']);
  store.set(logAtom, ['device']);
  expect([store.get(logAtom), store.get(gasAtom)]).toEqual([['device'], ['ip']]);
  expect(storage.get('hiddenColumns')).toBe('gas.ip,log.device');
});

test('hiding columns keeps what another tab has hidden in another table', () => {
  const storage = memoryStorage();
  const [store, otherTab] = [createStore(), createStore()];
  for (const tab of [store, otherTab]) tab.set(storageAtom, storage);
  store.set(hiddenColumnsOf('log'), ['ip']);
  otherTab.set(hiddenColumnsOf('gas'), ['id']);
  store.set(hiddenColumnsOf('log'), []);
  expect(storage.get('hiddenColumns')).toBe('gas.id');
});

test('the list of payments hides minor columns by default', () => {
  const store = createStore();
  store.set(storageAtom, memoryStorage());
  expect(store.get(hiddenPaymentColumnsAtom)).toContain('usdt');
  store.set(hiddenPaymentColumnsAtom, []);
  expect(store.get(hiddenPaymentColumnsAtom)).toEqual([]);
});
