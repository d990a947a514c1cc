import * as v from 'valibot';
import { narrowed, stripInvisible } from '#contract/cleanText.ts';
import { ipRange, ipv4 } from '#contract/hashes.ts';

/** The maximum number of entries in the IP whitelist (specification §5). */
export const MOST_IPS = 20;

export interface IpList {
  /** The valid addresses and ranges in their original order, without duplicates. */
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

/** Parses IPv4 addresses and ranges, separated by commas, semicolons, spaces or line breaks. */
export function readIps(text: string): IpList {
  const parts = narrowed(stripInvisible(text))
    .split(/[\s,;、]+/u)
    .filter((part) => part !== '');
  const unique = [...new Set(parts)];
  const good = unique.filter((part) => isIpRange(part)).map((part) => wholeRange(part));
  return { good: [...new Set(good)], bad: unique.filter((part) => !isIpRange(part)) };
}

export function isIp(text: string): boolean {
  return v.is(ipv4, text);
}

export function isIpRange(text: string): boolean {
  return v.is(ipRange, text);
}

function partsOf(range: string): { first: number; bits: number } {
  const [ip = '', bits = '32'] = range.split('/');
  const first = ip.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);
  return { first, bits: Number(bits) };
}

const startOf = (address: number, bits: number) => address - (address % 2 ** (32 - bits));
const dotted = (address: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256).join('.');

/** 203.0.113.7/24 becomes 203.0.113.0/24. A range with one address becomes this address. */
function wholeRange(range: string): string {
  if (!range.includes('/')) return range;
  const { first, bits } = partsOf(range);
  return bits === 32 ? dotted(first) : `${dotted(startOf(first, bits))}/${bits}`;
}

export function coversIp(range: string, ip: string): boolean {
  if (!isIpRange(range) || !isIpRange(ip)) return false;
  const [outer, inner] = [partsOf(range), partsOf(ip)];
  return inner.bits >= outer.bits && startOf(inner.first, outer.bits) === startOf(outer.first, outer.bits);
}

/** The reserved IPv4 ranges, whose addresses aren't public (RFC 6890). */
const reserved = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map(partsOf);

export function isReservedIp(range: string): boolean {
  const { first, bits } = partsOf(range);
  return reserved.some((one) => bits >= one.bits && startOf(first, one.bits) === one.first);
}
