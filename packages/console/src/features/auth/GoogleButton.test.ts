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
  ['another request', token({ nonce: 'n-2' })],
  ['no request', token({ sub: '1' })],
  ['nothing', token(null)],
  ['garbage', 'a.b.c'],
  ['an empty claim set', 'a..c'],
])('hasNonce rejects an ID token that contains %s', (_case, credential) => {
  expect(hasNonce(credential, 'n-1')).toBe(false);
});

it('hasNonce accepts a credential without claims, which only the server can check', () => {
  expect(hasNonce('mock:authorised', 'n-1')).toBe(true);
});
