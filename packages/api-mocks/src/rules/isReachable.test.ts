import { expect, test } from 'vitest';
import { isReachable } from './isReachable.ts';

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
