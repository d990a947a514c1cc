import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('reads a revision and terms', () => {
    expect(readOptions(['main', 'button', 'swap', '--all'])).toEqual({
      revision: 'main',
      terms: ['button', 'swap'],
      looks: ['light', 'dark'],
      isAll: true,
      isBuilt: false,
    });
  });

  it('reads looks, in an order that stays', () => {
    expect(readOptions(['main', '--looks=chinese,light', '--no-build'])).toMatchObject({
      looks: ['light', 'chinese'],
      isBuilt: true,
    });
  });

  it('says what is wrong', () => {
    expect(() => readOptions([])).toThrow('Name the revision');
    expect(() => readOptions(['main', '--looks=sepia'])).toThrow('sepia');
    expect(() => readOptions(['main', '--base=x'])).toThrow('--base');
  });
});
