import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

test('masking replaces the middle of an email address or phone number', () => {
  expect(maskEmail('finance@northwind.example')).toBe('f***@northwind.example');
  expect(maskEmail('')).toBe('');
  expect(maskPhone('15112345678')).toBe('151****678');
  expect(maskPhone('12345')).toBe('12345');
});
