import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

test('a masked email address or phone number is recognizable to its owner', () => {
  expect(maskEmail('finance@northwind.example')).toBe('f***@northwind.example');
  expect(maskEmail('')).toBe('');
  expect(maskPhone('15112345678')).toBe('151****678');
  expect(maskPhone('12345')).toBe('12345');
});
