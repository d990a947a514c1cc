import examples from 'libphonenumber-js/mobile/examples';
import { createHash } from 'node:crypto';
import { expect, describe, it } from 'vitest';
import { hashPassword } from './hashPassword.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { getCountries, getExampleNumber, getCountryCallingCode } from 'libphonenumber-js/min';
import { readPhone } from './phone.ts';
import { areaCodeOf, isRegionFor, regionOf, regionsIn } from './regions.ts';
import { countryName } from './countryName.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

it('specification §5: hashPassword hashes a password with SHA-256 twice', () => {
  for (const password of ['Settle2026', '', 'пароль1A', '密码Aa1']) {
    expect(hashPassword(password)).toBe(sha256(sha256(password)));
  }
});

it('hashPassword returns a fixed hash for a known password', () => {
  expect(hashPassword('abc')).toBe('dfe7a23fefeea519e9bbfdd1a6be94c4b2e4529dd6b7cbea83f9959c2621b13c');
});

it('masking replaces the middle of an email address or phone number', () => {
  expect(maskEmail('finance@northwind.example')).toBe('f***@northwind.example');
  expect(maskEmail('')).toBe('');
  expect(maskPhone('15112345678')).toBe('151****678');
  expect(maskPhone('12345')).toBe('12345');
});

it.each([
  ['+447700900123', 'GB', 'GB', '7700900123'],
  ['+447700900123', '', 'GB', '7700900123'],
  ['+447700900123', 'DE', 'GB', '7700900123'],
  ['+44 7700 900123', 'JE', 'JE', '7700900123'],
  ['00447700900123', 'GB', 'GB', '7700900123'],
  ['+44 (0)7700 900123', 'GB', 'GB', '7700900123'],
  ['07700900123', 'GB', 'GB', '7700900123'],
  ['07700.900.123', 'GB', 'GB', '7700900123'],
  ['07700\u2011900\u2011123', 'GB', 'GB', '7700900123'],
  ['07700–900–123', 'GB', 'GB', '7700900123'],
  ['(07700) 900/123', 'GB', 'GB', '7700900123'],
  ['０７７００９００１２３', 'GB', 'GB', '7700900123'],
  ['\u202A+44 7700 900123\u202C', '', 'GB', '7700900123'],
  ['7700900123', 'GB', 'GB', '7700900123'],
  ['+8613800138000', 'US', 'CN', '13800138000'],
  ['138 0013 8000', 'CN', 'CN', '13800138000'],
  ['+39 06 6982', 'IT', 'IT', '066982'],
  ['06 6982', 'IT', 'IT', '066982'],
  ['+225 01 23 45 67 89', '', 'CI', '0123456789'],
  ['+12125550100', '', 'US', '2125550100'],
  ['+12125550100', 'CA', 'CA', '2125550100'],
  ['07700900123', '', '', '07700900123'],
  ['+999123456', 'GB', 'GB', '+999123456'],
  ['call me', 'GB', 'GB', 'callme'],
  ['', '', '', ''],
] as const)('readPhone parses %j with the region %j', (typed, chosen, region, phone) => {
  expect(readPhone(typed, chosen)).toEqual({ region, phone });
});

describe('examples of libphonenumber', () => {
  const numbers = getCountries().flatMap((country) => {
    const number = getExampleNumber(country, examples);
    return number ? [{ country, number }] : [];
  });

  it('are valid with their country code', () => {
    for (const { country, number } of numbers) {
      const { region, phone } = readPhone(number.formatInternational(), country);
      expect([country, areaCodeOf(region), phone]).toEqual([
        country,
        `+${number.countryCallingCode}`,
        number.nationalNumber,
      ]);
    }
  });

  it('are valid in national format if the national prefix is a zero', () => {
    const zero = numbers.filter(({ number }) =>
      ['', '0'].some(
        (prefix) => number.formatNational().replaceAll(/\D/g, '') === `${prefix}${number.nationalNumber}`,
      ),
    );
    expect(zero.length).toBeGreaterThan(230);
    for (const { country, number } of zero)
      expect(readPhone(number.formatNational(), country)).toEqual({
        region: country,
        phone: number.nationalNumber,
      });
  });
});

it('the area codes match those of libphonenumber', () => {
  const ours = Object.fromEntries(regionsIn('en-US').map(({ code, areaCode }) => [code, areaCode]));
  const theirs = Object.fromEntries(getCountries().map((code) => [code, `+${getCountryCallingCode(code)}`]));
  expect(ours).toEqual(theirs);
});

it('a region is found by its shown or English name, area code, pinyin and initials', () => {
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

it('a stored country is recognized by its code and its English name', () => {
  expect(regionOf('SG')).toBe('SG');
  expect(regionOf('Singapore')).toBe('SG');
  expect(regionOf('Atlantis')).toBeUndefined();
  expect(regionOf('')).toBeUndefined();
});

it('a country is named in the user’s language, regardless of how it’s stored', () => {
  expect(countryName('GB', 'zh-CN')).toBe('英国');
  expect(countryName('united kingdom', 'zh-CN')).toBe('英国');
  expect(countryName('SG', 'en-US')).toBe('Singapore');
});

it('countryName returns a string that isn’t a country unchanged', () => {
  expect(countryName('Atlantis', 'en-US')).toBe('Atlantis');
  expect(countryName('QX', 'en-US')).toBe('QX');
  expect(countryName('', 'en-US')).toBe('');
});
