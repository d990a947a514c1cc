import type { Device } from '../browser/device.ts';
import { addressOf, pageAt } from './pages.ts';

const ORIGIN = 'https://console.invalid';
const LONGEST = 2_000;

/**
 * Returns the URL for a page that external data names: a `redirect` parameter, a notification or a search
 * result. Returns `undefined` for another origin or an unknown page. Browsers remove tab characters and
 * convert backslashes to slashes, so the check uses the resolved URL.
 */
export function internalHref(target: string, device: Device): string | undefined {
  const url = resolve(target);
  if (!url || url.origin !== ORIGIN || url.username !== '' || url.password !== '') return undefined;
  const page = pageAt(url.pathname);
  return page && `${addressOf(page, device)}${url.search}${url.hash}`;
}

function resolve(target: string): URL | undefined {
  // A valid target starts with one slash. Two slashes, or a slash and a backslash, would start a host.
  if (!/^\/(?![/\\])/.test(target) || target.length > LONGEST || /[\p{Cc}\\]/u.test(target)) return undefined;
  return URL.canParse(target, ORIGIN) ? new URL(target, ORIGIN) : undefined;
}
