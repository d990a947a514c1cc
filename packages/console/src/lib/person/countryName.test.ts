import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test('a country is named in the user’s language, regardless of how it’s stored', () => {
  expect(countryName('GB', 'zh-CN')).toBe('英国');
  expect(countryName('united kingdom', 'zh-CN')).toBe('英国');
  expect(countryName('SG', 'en-US')).toBe('Singapore');
});

test('countryName returns a string that isn’t a country unchanged', () => {
  expect(countryName('Atlantis', 'en-US')).toBe('Atlantis');
  expect(countryName('QX', 'en-US')).toBe('QX');
  expect(countryName('', 'en-US')).toBe('');
});
