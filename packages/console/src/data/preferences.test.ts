import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { storageAtom } from '#i18n/atoms.ts';
import { memoryStorage } from '#lib/storage.ts';
import { hiddenColumnsOf, hiddenRecordColumnsAtom } from './preferences.ts';

test('each table hides its own columns, and all are kept', () => {
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

test('the payment records begin with the columns that most need, and remember that all are shown', () => {
  const store = createStore();
  store.set(storageAtom, memoryStorage());
  expect(store.get(hiddenRecordColumnsAtom)).toContain('usdt');
  store.set(hiddenRecordColumnsAtom, []);
  expect(store.get(hiddenRecordColumnsAtom)).toEqual([]);
});
