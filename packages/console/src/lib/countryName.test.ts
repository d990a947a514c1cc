import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test('a country is named in the language of its reader, however it is kept', () => {
  expect(countryName('GB', 'zh-CN')).toBe('英国');
  expect(countryName('united kingdom', 'zh-CN')).toBe('英国');
  expect(countryName('SG', 'en-US')).toBe('Singapore');
});

test('what is no country stays', () => {
  expect(countryName('Atlantis', 'en-US')).toBe('Atlantis');
  expect(countryName('QX', 'en-US')).toBe('QX');
  expect(countryName('', 'en-US')).toBe('');
});
