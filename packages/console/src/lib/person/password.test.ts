import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword } from './hashPassword.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('specification §5: hashPassword hashes a password with SHA-256 twice', () => {
  for (const password of ['Settle2026', '', 'пароль1A', '密码Aa1']) {
    expect(hashPassword(password)).toBe(sha256(sha256(password)));
  }
});

test('hashPassword returns a fixed hash for a known password', () => {
  expect(hashPassword('abc')).toBe('dfe7a23fefeea519e9bbfdd1a6be94c4b2e4529dd6b7cbea83f9959c2621b13c');
});
