import type { Device } from './device.ts';
import { addressOf, pageAt } from './pages.ts';

const ORIGIN = 'https://console.invalid';
const LONGEST = 2_000;

/**
 * The address on this device of a page of the console that was named from outside: a `redirect` parameter, a
 * link in a notification or a search result. `undefined` for what leads to another origin or to no known
 * page. The resolved URL is what is checked, because browsers drop tabs and dots and turn backslashes.
 */
export function internalHref(target: string, device: Device): string | undefined {
  const url = resolve(target);
  if (!url || url.origin !== ORIGIN || url.username !== '' || url.password !== '') return undefined;
  const page = pageAt(url.pathname);
  return page && `${addressOf(page, device)}${url.search}${url.hash}`;
}

function resolve(target: string): URL | undefined {
  // Every page is named by its path; nothing else is resolved at all.
  if (!/^\/(?![/\\])/.test(target) || target.length > LONGEST || /[\p{Cc}\\]/u.test(target)) return undefined;
  return URL.canParse(target, ORIGIN) ? new URL(target, ORIGIN) : undefined;
}
