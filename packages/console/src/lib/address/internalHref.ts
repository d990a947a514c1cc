import type { Device } from '../browser/device.ts';
import { addressOf, pageAt } from './pages.ts';

const ORIGIN = 'https://console.invalid';
const LONGEST = 2_000;

/**
 * Returns the URL on this device for a page that is named by external data: a `redirect` parameter, a
 * notification or a search result. Returns `undefined` for another origin or an unknown page. The resolved
 * URL is checked, because browsers remove tabs and dots and convert backslashes.
 */
export function internalHref(target: string, device: Device): string | undefined {
  const url = resolve(target);
  if (!url || url.origin !== ORIGIN || url.username !== '' || url.password !== '') return undefined;
  const page = pageAt(url.pathname);
  return page && `${addressOf(page, device)}${url.search}${url.hash}`;
}

function resolve(target: string): URL | undefined {
  // Every page has a path, so texts without a path aren't resolved.
  if (!/^\/(?![/\\])/.test(target) || target.length > LONGEST || /[\p{Cc}\\]/u.test(target)) return undefined;
  return URL.canParse(target, ORIGIN) ? new URL(target, ORIGIN) : undefined;
}
