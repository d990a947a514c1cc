import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it, test } from 'vitest';
import { readPhone } from './phone.ts';
import { areaCodeOf } from './regions.ts';

test.each([
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
