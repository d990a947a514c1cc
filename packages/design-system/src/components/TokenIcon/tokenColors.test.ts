import { expect, it } from 'vitest';

import { contrast } from '#tokens/contrast.ts';
import { tokenColor } from './tokenColors.ts';

it.each([
  'USDT',
  'USDC',
  'BTC',
  'ETH',
  'TRX',
  'BNB',
  'SOL',
  'DAI',
  'LTC',
  'DOGE',
  'XRP',
  'TON',
  'XYZ',
  'A',
  'B',
  'C',
])('the letter of %s can be seen on its circle', (token) => {
  expect(contrast('#FFFFFF', tokenColor(token))).toBeGreaterThanOrEqual(3);
});
it('is the same for the same token', () => {
  expect(tokenColor('xyz')).toBe(tokenColor('XYZ'));
});
