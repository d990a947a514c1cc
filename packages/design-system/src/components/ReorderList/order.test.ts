import { describe, expect, it } from 'vitest';
import { dropped, stepped } from './order.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('dropped', () => {
  it('moves rows before or after another row', () => {
    expect(dropped(ids, new Set(['d']), 'a', 'before')).toEqual(['d', 'a', 'b', 'c']);
    expect(dropped(ids, new Set(['a']), 'c', 'after')).toEqual(['b', 'c', 'a', 'd']);
    expect(dropped(ids, new Set(['a', 'c']), 'd', 'after')).toEqual(['b', 'd', 'a', 'c']);
  });

  it('returns the unchanged order for an invalid target', () => {
    expect(dropped(ids, new Set(['a']), 'a', 'after')).toBe(ids);
    expect(dropped(ids, new Set(['a']), 'z', 'after')).toBe(ids);
  });
});

describe('stepped', () => {
  it('moves a row by one position within the list', () => {
    expect(stepped(ids, 'b', -1)).toEqual(['b', 'a', 'c', 'd']);
    expect(stepped(ids, 'b', 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(stepped(ids, 'a', -1)).toBe(ids);
    expect(stepped(ids, 'd', 1)).toBe(ids);
    expect(stepped(ids, 'z', 1)).toBe(ids);
  });
});
