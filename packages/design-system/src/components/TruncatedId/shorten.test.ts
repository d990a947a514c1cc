import { expect, it } from 'vitest';

import { shorten } from './shorten.ts';

it('keeps six and six of a platform order (§9)', () => {
  expect(shorten('84120377201954420177203390331042', 6, 6)).toBe('841203…331042');
});
it('leaves alone what would not get shorter', () => {
  expect(shorten('ORD-4410', 6, 6)).toBe('ORD-4410');
  expect(shorten('1234567890123', 6, 6)).toBe('1234567890123');
});
