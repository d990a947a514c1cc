import { expect, it } from 'vitest';

import { shorten } from './shorten.ts';

it('shorten keeps six characters at both ends of a platform order number (§9)', () => {
  expect(shorten('84120377201954420177203390331042', 6, 6)).toBe('841203…331042');
});
it('shorten returns a string unchanged if it wouldn’t get shorter', () => {
  expect(shorten('ORD-4410', 6, 6)).toBe('ORD-4410');
  expect(shorten('1234567890123', 6, 6)).toBe('1234567890123');
});
