import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword } from './hashPassword.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('specification §5: SHA-256 in hexadecimal, twice, against an independent implementation', () => {
  for (const password of ['Settle2026', '', 'пароль1A', '密码Aa1']) {
    expect(hashPassword(password)).toBe(sha256(sha256(password)));
  }
});

test('a known answer', () => {
  expect(hashPassword('abc')).toBe('dfe7a23fefeea519e9bbfdd1a6be94c4b2e4529dd6b7cbea83f9959c2621b13c');
});
