import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIp, readIps } from './ip-list.ts';

test('what is pasted is split, each address once, and what is none is kept apart', () => {
  expect(readIps('203.0.113.7, 203.0.113.8\n203.0.113.7;256.1.1.1  hello，198.51.100.2\r\n')).toEqual({
    good: ['203.0.113.7', '203.0.113.8', '198.51.100.2'],
    bad: ['256.1.1.1', 'hello'],
  });
  expect(readIps('  \n ')).toEqual({ good: [], bad: [] });
});

test.each(['1.2.3', '1.2.3.4.5', '01.2.3.256', '1.2.3.4/24', 'fe80::1', '1.2.3.4 ', '١.2.3.4', ''])(
  'specification §5: %j is no IPv4 address',
  (text) => {
    expect(isIp(text)).toBe(false);
  },
);

test('every four octets are an address, and nothing pasted is lost', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.array(fc.tuple(octet, octet, octet, octet), { maxLength: 30 }), (list) => {
      const ips = list.map((octets) => octets.join('.'));
      expect(readIps(ips.join(', ')).good).toEqual([...new Set(ips)]);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9.]{1,12}$/), { maxLength: 20 }), (parts) => {
      const { good, bad } = readIps(parts.join('\n'));
      expect(new Set([...good, ...bad])).toEqual(new Set(parts));
    }),
  );
});
