import { expect, test } from 'vitest';
import { createTable } from './table.ts';
import { outsideTransaction, transact, UndoMap } from './transaction.ts';

const fail = (): never => {
  throw new Error('refused');
};

test('a map is as it was: what was set, replaced, deleted and cleared', () => {
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
  expect(work(() => map.clear())).toThrow('refused');
  expect([...map]).toEqual(before);
  transact(() => map.set('new', 3));
  expect(map.get('new')).toBe(3);
});

test('rows that were added and replaced, over a history and of its own', () => {
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

test('what is built on demand stays, and changes around it do not', () => {
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

test('one transaction is open at a time, and none after a refusal', () => {
  expect(() => transact(() => transact(() => 1))).toThrow('open already');
  expect(transact(() => 1)).toBe(1);
});
