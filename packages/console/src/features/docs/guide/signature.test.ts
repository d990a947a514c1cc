import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSameSignature, signatureOf, signedText } from './signature.ts';

it('signs as any server does', () => {
  const body = '{"event":"payment.paid","amount":"25"}';
  expect(signedText('1763606400', body)).toBe(`1763606400.${body}`);
  expect(signatureOf('whsec_1', '1763606400', body)).toBe(
    createHmac('sha256', 'whsec_1').update(`1763606400.${body}`).digest('hex'),
  );
});

it('compares without regard to capitals and blanks', () => {
  expect(isSameSignature(' AB12 ', 'ab12')).toBe(true);
  expect(isSameSignature('ab13', 'ab12')).toBe(false);
  expect(isSameSignature('ab13,AB12', 'ab12')).toBe(true);
});
