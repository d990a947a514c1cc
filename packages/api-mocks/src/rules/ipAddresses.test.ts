import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coversIp, isIp, isIpRange, isReservedIp, readIps } from './ipList.ts';
import { isReachable } from './isReachable.ts';

test('readIps splits pasted text into unique addresses and invalid parts', () => {
  expect(readIps('203.0.113.7, 203.0.113.8\n203.0.113.7;256.1.1.1  hello，198.51.100.2\r\n')).toEqual({
    good: ['203.0.113.7', '203.0.113.8', '198.51.100.2'],
    bad: ['256.1.1.1', 'hello'],
  });
  expect(readIps('  \n ')).toEqual({ good: [], bad: [] });
});

test.each(['1.2.3', '1.2.3.4.5', '01.2.3.256', '1.2.3.4/24', 'fe80::1', '1.2.3.4 ', '١.2.3.4', ''])(
  "the string %j isn't an IPv4 address (specification §5)",
  (text) => {
    expect(isIp(text)).toBe(false);
  },
);

test('readIps returns every pasted part, either as an address or as invalid', () => {
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

test.each([
  ['203.0.113.5、203.0.113.6', ['203.0.113.5', '203.0.113.6'], []],
  ['２０３.０.１１３.５；8.8.4.4', ['203.0.113.5', '8.8.4.4'], []],
  ['\u200B8.8.8.8\u2060 \u202A8.8.4.4\u202C', ['8.8.8.8', '8.8.4.4'], []],
  ['08.8.8.8 010.8.8.8 8.8.8.08 8.08.8.0/24', [], ['08.8.8.8', '010.8.8.8', '8.8.8.08', '8.08.8.0/24']],
  ['0.0.0.0 10.0.0.5', ['0.0.0.0', '10.0.0.5'], []],
] as const)('readIps returns the addresses and invalid parts of %j', (text, good, bad) => {
  expect(readIps(text)).toEqual({ good, bad });
});

test.each([
  ['0.0.0.0', true],
  ['10.0.0.5', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.15.255.255', false],
  ['172.16.0.0/16', true],
  ['172.32.0.1', false],
  ['192.168.1.0/24', true],
  ['192.169.0.1', false],
  ['192.0.2.1', true],
  ['198.19.0.0/16', true],
  ['198.51.100.7', true],
  ['203.0.113.0/24', true],
  ['203.0.112.0/20', false],
  ['239.1.2.3', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
])('isReservedIp(%j) is %s', (range, isReserved) => {
  expect(isReservedIp(range)).toBe(isReserved);
});

test('readIps normalizes a range to the first address of its network', () => {
  expect(readIps('203.0.113.7/24 203.0.113.9/24 198.51.100.4/32 10.0.0.0/8 1.2.3.4/33 1.2.3.4/')).toEqual({
    good: ['203.0.113.0/24', '198.51.100.4'],
    bad: ['10.0.0.0/8', '1.2.3.4/33', '1.2.3.4/'],
  });
  expect(isIpRange('1.2.3/24')).toBe(false);
  expect(isIpRange('255.255.255.255/16')).toBe(true);
});

test('an IP range covers exactly its addresses (specification §6)', () => {
  expect(coversIp('203.0.113.0/24', '203.0.113.255')).toBe(true);
  expect(coversIp('203.0.113.0/24', '203.0.114.0')).toBe(false);
  expect(coversIp('203.0.113.0/24', '203.0.113.128/25')).toBe(true);
  expect(coversIp('203.0.113.128/25', '203.0.113.0/24')).toBe(false);
  expect(coversIp('203.0.113.7', '203.0.113.7')).toBe(true);
  expect(coversIp('nonsense', '203.0.113.7')).toBe(false);
});

test.each([
  'http://localhost:3000/hooks',
  'https://shop.local/hooks',
  'https://127.0.0.1',
  'https://10.1.2.3/hooks',
  'https://172.16.0.1',
  'https://192.168.1.1',
  'https://169.254.169.254/latest',
  'https://100.64.0.1',
  // Another spelling of 127.0.0.1, and IPv6 addresses that aren't public.
  'https://2130706433',
  'https://[::1]/hooks',
  'https://[fd00::1]/hooks',
  'https://[fec0::1]/hooks',
  'https://[ff02::1]/hooks',
  // IPv4 addresses in IPv6: mapped, compatible, NAT64 and 6to4.
  'https://[::ffff:127.0.0.1]/hooks',
  'https://[::10.0.0.1]/hooks',
  'https://[64:ff9b::10.0.0.1]/hooks',
  'https://[2002:7f00:1::]/hooks',
  'https://192.0.0.8',
  'https://198.18.0.1',
  'https://224.0.0.1',
  'https://255.255.255.255',
  // Names that public DNS servers don't resolve, even with a final dot.
  'https://localhost./hooks',
  'https://printer.local./hooks',
  'https://intranet/hooks',
  'https://nas.home.arpa/hooks',
  'https://shop.example.corp/hooks',
  'https://bank.intranet/hooks',
  'https://hooks.default.svc/hooks',
  'https://shop.onion/hooks',
  // Addresses that are reserved for documentation, and IPv4 addresses in Teredo addresses.
  'https://192.0.2.1',
  'https://198.51.100.1',
  'https://203.0.113.1',
  'https://[2001:db8::1]/hooks',
  'https://[2001:0:7f00:1::]/hooks',
  'https://[2001::1]/hooks',
  'https://[2001:20::1]/hooks',
  'https://[3fff::1]/hooks',
  'https://user:secret@shop.example/hooks',
  'https://shop.example@10.0.0.1/hooks',
  'nonsense',
])('isReachable rejects the URL %s', (url) => {
  expect(isReachable(url)).toBe(false);
});

test.each([
  'https://shop.example/hooks',
  'https://172.32.0.1',
  'https://localhost.example',
  'https://100.63.0.1',
  'https://198.20.0.1',
  'https://223.255.255.1',
  'https://[2606:4700::1111]/hooks',
  'https://[2001:4860:4860::8888]/hooks',
  'https://198.51.101.1',
  'https://shop.example./hooks',
])('isReachable accepts the URL %s', (url) => {
  expect(isReachable(url)).toBe(true);
});
