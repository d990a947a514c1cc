import { expect, it } from 'vitest';
import { hostOf } from './hostOf.ts';

it('hostOf returns the host of a web URL', () => {
  expect(hostOf('https://tronscan.org/#/transaction/ab')).toBe('tronscan.org');
});

it.each(['', 'tronscan.org', 'javascript:alert(1)', 'data:text/html,hi', 'ftp://host/x'])(
  'hostOf returns undefined for %j',
  (url) => {
    expect(hostOf(url)).toBeUndefined();
  },
);
