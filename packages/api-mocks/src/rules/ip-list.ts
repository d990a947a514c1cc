import * as v from 'valibot';
import { ipv4 } from '../contract/hashes.ts';

/** Specification §5: an IPv4 pattern; a whitelist holds this many at most. */
export const MOST_IPS = 20;

export interface IpList {
  /** Each once, in the order they came. */
  readonly good: readonly string[];
  /** What was written there and is no address: "invalid IP format". */
  readonly bad: readonly string[];
}

/** Reads what somebody pasted: addresses between commas, semicolons, spaces and line ends. */
export function readIps(text: string): IpList {
  const parts = text.split(/[\s,;，；]+/u).filter((part) => part !== '');
  const unique = [...new Set(parts)];
  return { good: unique.filter((part) => isIp(part)), bad: unique.filter((part) => !isIp(part)) };
}

export function isIp(text: string): boolean {
  return v.is(ipv4, text);
}
