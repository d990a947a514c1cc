import { expect, it } from 'vitest';
import { hostOf } from './hostOf.ts';

it('names the host of a web address', () => {
  expect(hostOf('https://tronscan.org/#/transaction/ab')).toBe('tronscan.org');
});

it.each(['', 'tronscan.org', 'javascript:alert(1)', 'data:text/html,hi', 'ftp://host/x'])(
  'makes no link of %j',
  (url) => {
    expect(hostOf(url)).toBeUndefined();
  },
);
