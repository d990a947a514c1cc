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
])('the letter in the icon of %s contrasts enough with its circle', (token) => {
  expect(contrast('#FFFFFF', tokenColor(token))).toBeGreaterThanOrEqual(3);
});
it('tokenColor ignores the letter case of a token', () => {
  expect(tokenColor('xyz')).toBe(tokenColor('XYZ'));
});
