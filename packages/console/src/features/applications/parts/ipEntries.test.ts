import { expect, test } from 'vitest';
import { addIps, missed, readEntries, reasonsOf, writeEntries } from './ipEntries.ts';

test('readEntries restores the list that writeEntries wrote', () => {
  const entries = [
    { ip: '203.0.113.7', note: 'Office, second floor' },
    { ip: '203.0.113.8', note: '' },
  ];
  expect(readEntries(writeEntries(entries))).toEqual(entries);
  expect(readEntries('')).toEqual([]);
});

test('addIps adds each new address once', () => {
  const there = [{ ip: '203.0.113.7', note: 'Office' }];
  expect(addIps(there, '203.0.113.7, 198.51.100.2\n198.51.100.2 nonsense')).toEqual({
    entries: [...there, { ip: '198.51.100.2', note: '' }],
    count: 1,
    invalid: ['nonsense'],
    known: ['203.0.113.7'],
    reserved: ['198.51.100.2'],
    tooMany: [],
  });
});

test('reasonsOf reports a leading zero in an address', () => {
  expect(reasonsOf(addIps([], '08.8.8.8 010.0.0.1 8.8.8').invalid)).toEqual(['zero']);
  expect(reasonsOf(['8.8.8.300'])).toEqual([]);
});

test('addIps returns the addresses that exceed the limit of twenty', () => {
  const ips = Array.from({ length: 23 }, (_, last) => `203.0.113.${last}`);
  const { entries, tooMany } = addIps([], ips.join('\n'));
  expect(entries).toHaveLength(20);
  expect(tooMany).toEqual(ips.slice(20));
});

test('missed returns removed addresses with recent calls', () => {
  const saved = [
    { ip: '203.0.113.7', note: '', calls: 12 },
    { ip: '203.0.113.8', note: '', calls: 0 },
  ];
  expect(missed(saved, [])).toEqual([saved[0]]);
  expect(missed(saved, saved)).toEqual([]);
  expect(missed(saved, [{ ip: '203.0.113.0/24', note: 'Office' }])).toEqual([]);
});

test('addIps reports an address in a range of the list as known', () => {
  const there = [{ ip: '203.0.113.0/24', note: '' }];
  expect(addIps(there, '203.0.113.9 198.51.100.0/28')).toMatchObject({
    count: 1,
    known: ['203.0.113.9'],
    entries: [...there, { ip: '198.51.100.0/28', note: '' }],
  });
});

test('reasonsOf explains why an address is invalid', () => {
  expect(reasonsOf(['2001:db8::1'])).toEqual(['ipv6']);
  expect(reasonsOf(['203.0.113.1-203.0.113.9', '10.0.0.0/8'])).toEqual(['dash', 'size']);
  expect(reasonsOf(['203.0.113.0/33'])).toEqual(['size']);
  expect(reasonsOf(['300.1.1.1', 'shop.example'])).toEqual([]);
});
