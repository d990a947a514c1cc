import { expect, test } from 'vitest';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import { createMockApi } from '#entries/createMockApi.ts';
import { createLedger, forkLedger, post } from './ledger.ts';
import { auditLedger } from '#testing/auditLedger.ts';
import { createTable } from './table.ts';
import {
  enlist,
  forgetExpired,
  keepList,
  outsideTransaction,
  transact,
  tryOut,
  UndoMap,
} from './transaction.ts';

const fail = (): never => {
  throw new Error('refused');
};

test('a map is unchanged after a rollback of set, replace, delete and clear', () => {
  const map = new UndoMap([
    ['kept', 1],
    ['gone', 2],
  ]);
  const before = [...map];
  const work = (change: () => unknown) => () =>
    transact(() => {
      change();
      fail();
    });
  expect(work(() => map.set('new', 3))).toThrow('refused');
  expect(work(() => map.set('kept', 4))).toThrow('refused');
  expect(work(() => map.delete('gone'))).toThrow('refused');
  expect(work(() => map.delete('kept'))).toThrow('refused');
  expect(work(() => map.clear())).toThrow('refused');
  expect([...map]).toEqual(before);
  transact(() => map.set('new', 3));
  expect(map.get('new')).toBe(3);
  transact(() => map.clear());
  expect(map.size).toBe(0);
});

test('a table with a history discards added and replaced rows in a rollback', () => {
  const table = createTable(['a', 'b']);
  table.add(() => 'c');
  const before = table.all();
  const work = () =>
    transact(() => {
      table.replace(0, 'x');
      table.replace(0, 'y');
      table.replace(2, 'z');
      table.add(() => 'd');
      table.replace(3, 'e');
      fail();
    });
  expect(work).toThrow('refused');
  expect(table.all()).toEqual(before);
});

test('a rollback keeps an entry that was created outside the transaction', () => {
  const map = new UndoMap<string, number>();
  const work = () =>
    transact(() => {
      map.set('before', 1);
      outsideTransaction(() => map.set('built', 2));
      map.set('after', 3);
      fail();
    });
  expect(work).toThrow('refused');
  expect([...map.keys()]).toEqual(['built']);
});

test('a failed nested transaction undoes only its own work', () => {
  const map = new UndoMap<string, number>();
  transact(() => {
    map.set('outer', 1);
    expect(() => transact(() => (map.set('inner', 2), fail()))).toThrow('refused');
  });
  expect([...map.keys()]).toEqual(['outer']);
});

test('a transaction undoes all its work after a nested transaction failed', () => {
  const map = new UndoMap<string, number>();
  const work = () =>
    transact(() => {
      map.set('outer', 1);
      expect(() => transact(() => (map.set('inner', 2), fail()))).toThrow('refused');
      map.set('later', 3);
      fail();
    });
  expect(work).toThrow('refused');
  expect([...map]).toEqual([]);
});

test('a rollback restores lists and all properties of an enlisted merchant', () => {
  const list = ['a', 'b'];
  const create = () => ({
    profile: { name: 'Shop', contact: { city: 'Oslo' } },
    settings: { rules: [1, 2], until: null },
    ledger: {},
    rows: {},
    paidCount: 1,
    followed: ['BTC'],
  });
  const merchant = create();
  const { profile, settings } = merchant;
  const { contact } = profile;
  const work = () =>
    transact(() => {
      enlist(merchant);
      keepList(list);
      list.splice(0, 2, 'c');
      Object.assign(profile, { name: 'Other', added: 1 });
      contact.city = 'Rome';
      settings.rules.push(3);
      Object.assign(merchant, { ledger: [], rows: [], paidCount: 2 });
      merchant.followed.length = 0;
      fail();
    });
  expect(work).toThrow('refused');
  expect(merchant).toEqual(create());
  expect([merchant.profile, merchant.profile.contact]).toEqual([profile, contact]);
  expect(list).toEqual(['a', 'b']);
});

test('a map returns each change once, and another map accepts the changes', () => {
  const map = new UndoMap([
    ['a', 1],
    ['b', 2],
  ]);
  map.set('b', 3);
  expect(map.takeChanges()).toEqual([]);
  expect(map.track()).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
  map.set('c', 4);
  expect([map.delete('a'), map.delete('missing')]).toEqual([true, false]);
  const changes = map.takeChanges();
  expect(changes).toEqual([
    ['c', 4],
    ['a', undefined],
  ]);
  expect(map.takeChanges()).toEqual([]);
  map.clear();
  expect(map.takeChanges()).toEqual([
    ['b', undefined],
    ['c', undefined],
  ]);
  const copy = new UndoMap([['a', 1]]);
  copy.put(changes);
  expect([...copy]).toEqual([['c', 4]]);
});

test('tryOut undoes its own work and the work of nested transactions', () => {
  const map = new UndoMap<string, number>();
  const size = tryOut(() => {
    map.set('outer', 1);
    transact(() => map.set('inner', 2));
    return map.size;
  });
  expect([size, map.size]).toEqual([2, 0]);
});

test('a rollback keeps a replacement that was made before the transaction', () => {
  const table = createTable(['a']);
  table.replace(0, 'x');
  expect(() =>
    transact(() => {
      table.replace(0, 'y');
      fail();
    }),
  ).toThrow('refused');
  expect(table.all()).toEqual(['x']);
});

test('a ledger and its fees and sums are unchanged after a rollback', () => {
  const ledger = createLedger();
  const posting = { at: 1_795_143_570, asset: 0, source: 'payment', sourceIndex: 0 } as const;
  const moneyIn = {
    ...posting,
    type: streamType.recharge,
    direction: movementDirection.in,
    contra: 'chain',
  } as const;
  post(ledger, { ...moneyIn, amount: 1000n, fee: 10n });
  const before = forkLedger(ledger);
  expect(() =>
    transact(() => {
      post(ledger, { ...moneyIn, amount: 500n, fee: 5n });
      post(ledger, { ...moneyIn, direction: movementDirection.out, amount: 200n, fee: 2n });
      fail();
    }),
  ).toThrow('refused');
  const { entries, ...sums } = ledger;
  const { entries: entriesBefore, ...sumsBefore } = before;
  expect(sums).toEqual(sumsBefore);
  expect(entries.all()).toEqual(entriesBefore.all());
  expect(auditLedger(ledger)).toEqual([]);
});

test('a merchant and the newest session of the merchant are unchanged by a rollback', () => {
  const api = createMockApi();
  const { bank } = api;
  api.signIn();
  const merchant = api.merchant();
  const state = () => ({
    paidCount: merchant.paidCount,
    followed: [...merchant.followed],
    latest: bank.sessions.latest?.id,
    sessions: bank.sessions.of(merchant.key).length,
    requests: [...bank.requests.keys()],
    isThere: bank.directory.byKey(merchant.key) !== undefined,
  });
  const before = state();
  expect(() =>
    transact(() => {
      bank.directory.byKey(merchant.key);
      merchant.paidCount += 1;
      merchant.followed.push('ETH');
      const visitor = { ip: '198.51.100.7', device: 'Phone', address: 'Elsewhere' };
      bank.sessions.open(merchant.key, visitor, bank.clock.now(), false);
      bank.requests.set('request', { state: 'void', refusal: undefined, expireAt: 0 });
      bank.directory.remove(merchant);
      fail();
    }),
  ).toThrow('refused');
  expect(state()).toEqual(before);
});

test('find returns rows by key after other rows were rolled back', () => {
  const table = createTable(['a1']);
  const keyOf = (row: string) => row.at(0);
  const find = (key: string) => table.find(keyOf, key);
  const work = () =>
    transact(() => {
      table.add(() => 'b1');
      expect(find('b')).toBe('b1');
      fail();
    });
  expect(work).toThrow('refused');
  expect(find('b')).toBeUndefined();
  table.add(() => 'c1');
  table.add(() => 'a2');
  expect(['a', 'b', 'c'].map(find)).toEqual(['a2', undefined, 'c1']);
});

test('forgetExpired removes the entries before the first valid one', () => {
  const nonces = new Map([
    ['old', 2],
    ['valid', 5],
    ['late', 1],
  ]);
  forgetExpired(nonces, (until) => until, 5);
  expect([...nonces.keys()]).toEqual(['valid', 'late']);
  forgetExpired(nonces, (until) => until, 6);
  expect(nonces.size).toBe(0);
});
