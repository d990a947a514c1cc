import { expect, it } from 'vitest';
import { hasNonce } from './googleNonce.ts';

const token = (claims: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

it('takes an ID token that answers this request', () => {
  expect(hasNonce(token({ nonce: 'n-1', name: '商户' }), 'n-1')).toBe(true);
});

it.each([
  ['another request', token({ nonce: 'n-2' })],
  ['no request', token({ sub: '1' })],
  ['nothing', token(null)],
  ['garbage', 'a.b.c'],
  ['an empty claim set', 'a..c'],
])('refuses a token that answers %s', (_case, credential) => {
  expect(hasNonce(credential, 'n-1')).toBe(false);
});

it('leaves a credential without claims to the server', () => {
  expect(hasNonce('mock:authorised', 'n-1')).toBe(true);
});
