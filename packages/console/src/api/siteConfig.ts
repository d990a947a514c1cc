import { isRecord } from './errors.ts';

/** What differs between installations of one build: `config.json` beside `index.html`. */
export interface SiteConfig {
  readonly googleClientId: string;
  readonly googleScriptUrl: string;
  /** Signing in with e-mail and password, for those who cannot reach Google; off where it is not said. */
  readonly hasPasswordSignIn?: boolean;
  /** What comes before `/api/v1`: an origin such as `https://api.example`, a folder, or both; empty for this site. */
  readonly apiUrl: string;
  /** Where errors and loading times are sent; nowhere where it is not said. */
  readonly reportUrl?: string;
}

/** What `config.json` says is wrong, or there is none. The message names the field, for who runs the site. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** By hand: five fields are no reason for the first page to fetch the schemas of the contract. */
export function readConfig(body: unknown, origin = globalThis.location.origin): SiteConfig {
  const {
    googleClientId,
    googleScriptUrl,
    hasPasswordSignIn,
    apiUrl = '',
    reportUrl,
  } = isRecord(body) ? body : {};
  if (!isClientId(googleClientId)) throw wrong('googleClientId');
  if (!isScriptUrl(googleScriptUrl, origin)) throw wrong('googleScriptUrl');
  if (hasPasswordSignIn !== undefined && typeof hasPasswordSignIn !== 'boolean')
    throw wrong('hasPasswordSignIn');
  if (apiUrl !== '' && !isServer(apiUrl, origin)) throw wrong('apiUrl');
  if (reportUrl !== undefined && !isServer(reportUrl, origin)) throw wrong('reportUrl');
  return {
    googleClientId,
    googleScriptUrl,
    ...(hasPasswordSignIn !== undefined && { hasPasswordSignIn }),
    apiUrl,
    ...(reportUrl !== undefined && { reportUrl }),
  };
}

const wrong = (field: string) => new ConfigError(`config.json: ${field} is not valid`);

/** As `1234-abc.apps.googleusercontent.com`. */
const isClientId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);

const GOOGLE_ORIGIN = 'https://accounts.google.com';

/** The script runs as the page does: Google's own, or one of this site. */
function isScriptUrl(value: unknown, origin: string): value is string {
  const url = urlOf(value, origin);
  if (!url || url.pathname === '/') return false;
  return url.origin === GOOGLE_ORIGIN || (url.origin === origin && /^https?:$/.test(url.protocol));
}

/** The token goes there: over HTTPS, or to this site or this machine; a path without its last slash. */
function isServer(value: unknown, origin: string): value is string {
  const url = urlOf(value, origin);
  if (!url || url.search !== '' || url.hash !== '' || String(value).endsWith('/')) return false;
  const isNear = url.origin === origin || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear);
}

/** An absolute address or an absolute path, and nothing that browsers read in another way than it looks. */
function urlOf(value: unknown, origin: string): URL | undefined {
  if (typeof value !== 'string' || !/^(https?:\/\/|\/(?!\/))/.test(value) || /[\p{Cc}\\\s]/u.test(value)) {
    return undefined;
  }
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  return url.username === '' && url.password === '' ? url : undefined;
}
