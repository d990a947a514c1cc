import { MOST_IPS, coversIp, isIp, isReservedIp, readIps } from '@settlement/api-mocks/rules/ipList';

export interface IpEntry {
  readonly ip: string;
  readonly note: string;
}

export function writeEntries(entries: readonly IpEntry[]): string {
  return entries.map(({ ip, note }) => (note === '' ? ip : `${ip} ${note}`)).join('\n');
}

export function readEntries(text: string): IpEntry[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const end = line.indexOf(' ');
      return end < 0 ? { ip: line, note: '' } : { ip: line.slice(0, end), note: line.slice(end + 1) };
    });
}

export interface Added {
  readonly entries: readonly IpEntry[];
  readonly count: number;
  readonly invalid: readonly string[];
  readonly known: readonly string[];
  /** The added addresses from reserved ranges, which never occur on the internet. */
  readonly reserved: readonly string[];
  readonly tooMany: readonly string[];
}

export function addIps(entries: readonly IpEntry[], pasted: string): Added {
  const { good, bad } = readIps(pasted);
  const isThere = (ip: string) => isAllowed(entries, ip);
  const fresh = good.filter((ip) => !isThere(ip));
  const layer = Math.max(0, MOST_IPS - entries.length);
  const added = fresh.slice(0, layer);
  return {
    entries: [...entries, ...added.map((ip) => ({ ip, note: '' }))],
    count: added.length,
    invalid: bad,
    known: good.filter(isThere),
    reserved: added.filter(isReservedIp),
    tooMany: fresh.slice(layer),
  };
}

export function isAllowed(entries: readonly IpEntry[], ip: string): boolean {
  return entries.some((entry) => coversIp(entry.ip, ip));
}

export function missed<E extends IpEntry & { readonly calls: number }>(
  saved: readonly E[],
  now: readonly IpEntry[],
): E[] {
  return saved.filter(({ ip, calls }) => calls > 0 && !isAllowed(now, ip));
}

export type IpReason = 'ipv6' | 'dash' | 'size' | 'zero';

export function reasonsOf(invalid: readonly string[]): IpReason[] {
  const reasons = {
    ipv6: (text: string) => text.includes(':'),
    dash: (text: string) => /\d-\d/.test(text),
    zero: (text: string) => /^(\d+\.){3}\d+$/.test(text) && /(^|\.)0\d/.test(text),
    size: (text: string) => /^[\d.]+\/\d+$/.test(text) && isIp(text.split('/')[0] ?? ''),
  };
  return (['ipv6', 'dash', 'size', 'zero'] as const).filter((reason) => invalid.some(reasons[reason]));
}
