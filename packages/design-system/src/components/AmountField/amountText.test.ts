import { expect, it } from 'vitest';

import { amountText } from './amountText.ts';

it.each([
  ['5000.00', '5000.00'],
  ['1,234.50', '1234.50'],
  // A comma never becomes a point: "1,000" must not turn into one.
  ['1,000', '1000'],
  [' 12 000 ', '12000'],
  ['.5', '0.5'],
  ['5.', '5.'],
  ['007', '7'],
  ['0', '0'],
  ['', ''],
  ['１２。５', '12.5'],
  ['0.000001', '0.000001'],
  ['123456789012345678901234567890.123456', '123456789012345678901234567890.123456'],
])('takes %j as %j', (text, amount) => {
  expect(amountText(text, 6)).toBe(amount);
});

it.each(['abc', '-5', '1e3', '1.2.3', '1.234,50', '0.0000001', '$5', '٥'])('does not take %j', (text) => {
  expect(amountText(text, 6)).toBeUndefined();
});
