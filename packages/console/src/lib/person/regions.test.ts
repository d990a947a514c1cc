import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { isRegionFor, regionOf, regionsIn } from './regions.ts';
import { countryName } from './countryName.ts';

test('the area codes match those of libphonenumber', () => {
  const ours = Object.fromEntries(regionsIn('en-US').map(({ code, areaCode }) => [code, areaCode]));
  const theirs = Object.fromEntries(getCountries().map((code) => [code, `+${getCountryCallingCode(code)}`]));
  expect(ours).toEqual(theirs);
});

test('a region is found by its shown or English name, area code, pinyin and initials', () => {
  const found = (typed: string, language = 'zh-CN') =>
    regionsIn(language)
      .filter((region) => isRegionFor(region, typed))
      .map(({ code }) => code);
  expect(found('德国')).toEqual(['DE']);
  expect(found('germany')).toEqual(['DE']);
  expect(found('deguo')).toContain('DE');
  expect(found('+49')).toContain('DE');
  expect(found('xjp')).toContain('SG');
  expect(found('中国香港')).toEqual(['HK']);
  expect(found('XiangGang')).toContain('HK');
  expect(found('新加坡', 'en-US')).toEqual([]);
});

test('a stored country is recognized by its code and its English name', () => {
  expect(regionOf('SG')).toBe('SG');
  expect(regionOf('Singapore')).toBe('SG');
  expect(regionOf('Atlantis')).toBeUndefined();
  expect(regionOf('')).toBeUndefined();
});

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
