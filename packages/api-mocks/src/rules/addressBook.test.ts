import { describe, expect, it } from 'vitest';
import { addressStatus } from '#contract/enumerations.ts';
import { blockOf, isDisabledIn, savedEntryOf, type BookEntry } from './addressBook.ts';

const NOW = 1000;
const key = { currency_id: '102', chain_family: 'evm', address: '0xAb', memo: '' };
const active: BookEntry = { ...key, status: addressStatus.active, active_time: NOW };
const cooling: BookEntry = { ...key, status: addressStatus.cooling, active_time: NOW + 1 };
const disabled: BookEntry = { ...key, status: addressStatus.disabled, active_time: 0 };
const other = { currency_id: '103' };

describe('blockOf', () => {
  it.each([
    ['no entry', [], {}, undefined],
    ['an active entry', [active], {}, undefined],
    ['a disabled entry', [disabled], {}, 'disabled'],
    ['a disabled entry of another token', [active, { ...disabled, ...other }], {}, 'disabled'],
    ['a deleted disabled entry', [{ ...disabled, isDeleted: true }], {}, undefined],
    ['a disabled entry of another family', [{ ...disabled, chain_family: 'tron' }], {}, undefined],
    ['a disabled entry of another address', [{ ...disabled, address: '0xAc' }], {}, undefined],
    ['a disabled entry of any memo', [disabled], { memo: '8' }, 'disabled'],
    ['a disabled entry of the memo', [{ ...disabled, memo: ' 7' }], { memo: '7 ' }, 'disabled'],
    ['a disabled entry of another memo', [{ ...disabled, memo: '7' }], { memo: '8' }, undefined],
    ['a cooling entry', [cooling], {}, 'cooling'],
    ['a cooling entry of another token', [{ ...cooling, ...other }], {}, 'cooling'],
    ['a deleted cooling entry', [{ ...cooling, isDeleted: true }], {}, 'cooling'],
    ['an entry whose period is over', [{ ...cooling, active_time: NOW }], {}, undefined],
    ['a cooling entry and one of another token', [{ ...active, ...other }, cooling], {}, 'cooling'],
    [
      'an active entry of another token',
      [
        { ...cooling, ...other },
        { ...active, ...other },
      ],
      {},
      undefined,
    ],
  ] satisfies [string, BookEntry[], object, string | undefined][])(
    'with %s',
    (_name, book, change, block) => {
      expect(blockOf(book, { ...key, ...change }, NOW)).toBe(block);
    },
  );

  it('ignores entries of an unknown address family', () => {
    const unknown = { chain_family: 'new' };
    expect(blockOf([{ ...disabled, ...unknown }], { ...key, ...unknown }, NOW)).toBeUndefined();
  });
});

it('isDisabledIn ignores the memos of the entries if the memo is undefined', () => {
  expect(isDisabledIn([{ ...disabled, memo: '7' }], undefined)).toBe(true);
});

it('savedEntryOf prefers the entry with the same token', () => {
  const others = { ...active, ...other };
  expect(savedEntryOf([others, active], key)).toBe(active);
  expect(savedEntryOf([others], key)).toBe(others);
  expect(savedEntryOf([{ ...active, memo: '7' }], key)).toBeUndefined();
});

it('blockOf decodes each address of a large book once, not once for each lookup', () => {
  let reads = 0;
  const book = Array.from({ length: 50 }, (_, index) => ({
    ...active,
    get address() {
      reads += 1;
      return `0x${index}`;
    },
  }));
  for (const looked of ['0x0', '0x1', '0x2']) blockOf(book, { ...key, address: looked }, NOW);
  expect(reads).toBe(50);
});
