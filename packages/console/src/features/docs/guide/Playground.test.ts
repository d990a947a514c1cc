import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSameSignature, signatureOf, signedText } from './Playground.tsx';

it('the signature checker creates the same signature as a server', () => {
  const body = '{"event":"payment.paid","amount":"25"}';
  expect(signedText('1763606400', body)).toBe(`1763606400.${body}`);
  expect(signatureOf('whsec_1', '1763606400', body)).toBe(
    createHmac('sha256', 'whsec_1').update(`1763606400.${body}`).digest('hex'),
  );
});

it('the signature checker ignores case and spaces', () => {
  expect(isSameSignature(' AB12 ', 'ab12')).toBe(true);
  expect(isSameSignature('ab13', 'ab12')).toBe(false);
  expect(isSameSignature('ab13,AB12', 'ab12')).toBe(true);
});
