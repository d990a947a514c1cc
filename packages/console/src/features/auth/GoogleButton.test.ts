import { expect, it } from 'vitest';
import { hasNonce } from './GoogleButton.tsx';

const token = (claims: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

it('hasNonce accepts an ID token with the nonce of this request', () => {
  expect(hasNonce(token({ nonce: 'n-1', name: '商户' }), 'n-1')).toBe(true);
});

it.each([
  ['an ID token with the nonce of another request', token({ nonce: 'n-2' })],
  ['an ID token without a nonce', token({ sub: '1' })],
  ['an ID token whose claims are null', token(null)],
  ['a credential that can’t be decoded', 'a.b.c'],
  ['an ID token without claims', 'a..c'],
])('hasNonce rejects %s', (_case, credential) => {
  expect(hasNonce(credential, 'n-1')).toBe(false);
});

it('hasNonce accepts a credential that isn’t an ID token', () => {
  expect(hasNonce('mock:authorised', 'n-1')).toBe(true);
});
