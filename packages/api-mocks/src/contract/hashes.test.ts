import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { amount, email, ipRange, ipv4, phoneNumber, required, sixDigits, webAddress } from './hashes.ts';

/** Returns the message name for an invalid string, or undefined if the string is valid. */
const errorOf = (schema: v.GenericSchema<string, string>, text: string) =>
  v.safeParse(schema, text).issues?.[0].message;

/** Returns a generator of arbitrary strings, nearly valid strings, and digits with a nearly valid length. */
const nearly = (alphabet: RegExp) =>
  fc.oneof(fc.string(), fc.stringMatching(alphabet), fc.stringMatching(/^\d{3,16}$/));
/** Checks if a string contains only digits. Unlike the tested code, the check uses no regular expression. */
const isDigits = (text: string) => Array.from(text).every((sign) => '0123456789'.includes(sign));
const octet = fc.integer({ min: 0, max: 255 });
const octets = fc.tuple(octet, octet, octet, octet);

describe('formats of specification §5', () => {
  test('sixDigits accepts only six ASCII digits', () => {
    fc.assert(
      fc.property(nearly(/^[0-9٣a ]{4,8}$/), (text) => {
        const isGood = text.length === 6 && isDigits(text);
        expect(errorOf(sixDigits, text)).toBe(isGood ? undefined : 'validaCode');
      }),
    );
  });

  test('phoneNumber accepts only 5 to 14 digits', () => {
    fc.assert(
      fc.property(nearly(/^[0-9+ -]{3,17}$/), (text) => {
        const isGood = text.length >= 5 && text.length <= 14 && isDigits(text);
        expect(errorOf(phoneNumber, text)).toBe(isGood ? undefined : 'enter_phoneC');
      }),
    );
  });

  test('webAddress accepts only http and https URLs without whitespace', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(errorOf(webAddress, url)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('', 'ftp://', 'javascript:', '//', 'www.'), fc.domain(), (start, host) => {
        expect(errorOf(webAddress, `${start}${host}`)).toBe('urlAddress');
      }),
    );
    fc.assert(
      fc.property(fc.webUrl(), fc.constantFrom(' ', '\n', '\t'), (url, blank) => {
        expect(errorOf(webAddress, `${url}${blank}x`)).toBe('urlAddress');
      }),
    );
    for (const url of ['https://[shop', 'https://%', 'https://shop.example:99999', 'https://1.2.3.256'])
      expect(errorOf(webAddress, url)).toBe('urlAddress');
  });

  test('email accepts only addresses with one name and one host', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,10}([._+-][a-z0-9]{1,6})?$/);
    const hosts = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5})?(\.[a-z]{1,5})?\.[a-z]{2,6}$/);
    fc.assert(
      fc.property(name, hosts, (local, host) => {
        expect(errorOf(email, `${local}@${host}`)).toBeUndefined();
        for (const wrong of [local, `${local}@`, `@${host}`, `${local}@@${host}`, `${local} @${host}`])
          expect(errorOf(email, wrong)).toBe('validaEmail');
      }),
    );
    expect(errorOf(email, '')).toBe('validaEmail');
  });

  test.each([
    "o'brien@example.com",
    'a&b@example.com',
    'first.last+tag@example.co.uk',
    'rechnung@münchen.de',
    'rechnung@xn--mnchen-3ya.de',
    '用户@例子.公司',
    'jürgen@example.com',
    'a@example.museum',
    'x_{y}~z@sub.example.com',
    ' spaces@example.com ',
    '\u200Bhidden@example.com',
    'ｗｉｄｅ＠example.com',
  ])('%j is a valid email address', (text) => {
    expect(errorOf(email, text)).toBeUndefined();
  });

  test.each([
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@localhost',
    'a@1.2.3.4',
    'a@-example.com',
    'a@example..com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a b@example.com',
    'a@exa mple.com',
    'a@b@example.com',
    'a@example.com/path',
    'a@example.com:80',
    '<a@example.com>',
    'a,b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ])("%j isn't a valid email address", (text) => {
    expect(errorOf(email, text)).toBe('validaEmail');
  });

  test.each([
    'Https://shop.example',
    'HTTPS://shop.example/a',
    'Http://localhost:8080',
    'https://shop.example\u200B',
  ])('%j is a valid web address', (text) => {
    expect(errorOf(webAddress, text)).toBeUndefined();
  });

  test('a required string can’t consist of only invisible characters', () => {
    expect(errorOf(required, '\u200B\u2060\u202E')).toBe('required');
  });

  test('a required string loses its invisible characters', () => {
    expect(v.parse(required, 'Cold wallet\u200B')).toBe('Cold wallet');
    expect(v.parse(required, '\u202EOld \u2066desk\u2069')).toBe('Old desk');
  });

  test('amount accepts only positive decimal numbers without extra leading zeros', () => {
    const wholes = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 24n }));
    const decimals = fc.oneof(fc.stringMatching(/^0{0,6}$/), fc.stringMatching(/^\d{0,18}$/));
    fc.assert(
      fc.property(wholes, decimals, (whole, part) => {
        const text = part === '' ? `${whole}` : `${whole}.${part}`;
        const isZero = /^[0.]*$/.test(text);
        expect(errorOf(amount, text)).toBe(isZero ? 'validaValue' : undefined);
        for (const wrong of [
          `0${text}`,
          `-${text}`,
          `+${text}`,
          `${whole}.`,
          `.${part}5`,
          `${text}e3`,
          `${text} `,
        ])
          expect(errorOf(amount, wrong)).toBe('validaValue');
      }),
    );
  });

  test('an IPv4 address consists of four numbers up to 255', () => {
    fc.assert(
      fc.property(octets, (parts) => {
        expect(errorOf(ipv4, parts.join('.'))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(octets, fc.nat(3), fc.integer({ min: 256, max: 9999 }), (parts, position, tooLarge) => {
        const wrong = parts.with(position, tooLarge).join('.');
        expect(errorOf(ipv4, wrong)).toBe('invalid IP format');
        expect(errorOf(ipRange, wrong)).toBe('invalid IP format');
        expect(errorOf(ipv4, parts.slice(1).join('.'))).toBe('invalid IP format');
        expect(errorOf(ipv4, [...parts, 1].join('.'))).toBe('invalid IP format');
      }),
    );
  });

  test('ipRange accepts only networks from /16 to /32', () => {
    fc.assert(
      fc.property(octets, fc.integer({ min: 0, max: 40 }), (parts, bits) => {
        const isGood = bits >= 16 && bits <= 32;
        expect(errorOf(ipRange, `${parts.join('.')}/${bits}`)).toBe(isGood ? undefined : 'invalid IP format');
      }),
    );
  });

  test("a required string contains at least one character that isn't whitespace", () => {
    fc.assert(
      fc.property(nearly(/^[ \t\na]{0,6}$/), (text) => {
        expect(errorOf(required, text)).toBe(text.trim() === '' ? 'required' : undefined);
      }),
    );
  });
});
