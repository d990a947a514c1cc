import { isRecord } from './errors.ts';

/** Where a merchant finds help that the console has not. */
export interface SupportLinks {
  /** The documentation for developers, in place of the console's own. */
  readonly documentationUrl?: string;
  readonly supportUrl?: string;
  readonly supportEmail?: string;
}

/** What an installation may switch on; everything is off where it is not said. */
interface Features {
  /** Signing in with e-mail and password, for those who cannot reach Google. */
  readonly passwordSignIn?: boolean;
}

/** What differs between installations of one build: `config.json` beside `index.html`. */
export interface SiteConfig extends SupportLinks {
  readonly googleClientId: string;
  readonly googleScriptUrl: string;
  readonly features: Features;
  /** What comes before `/api/v1`: an origin such as `https://api.example`, a folder, or both; empty for this site. */
  readonly apiUrl: string;
  /** Where errors and loading times are sent; nowhere where it is not said. */
  readonly reportUrl?: string;
}

/** What `config.json` says is wrong, or there is none. The message names the field, for who runs the site. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  /** What the same file says of help, as far as that is valid. */
  readonly support: SupportLinks;

  constructor(message: string, support: SupportLinks = {}) {
    super(message);
    this.support = support;
  }
}

/** By hand: a few fields are no reason for the first page to fetch the schemas of the contract. */
export function readConfig(body: unknown, origin = globalThis.location.origin): SiteConfig {
  const given = isRecord(body) ? body : {};
  const { googleClientId, googleScriptUrl, features = {}, apiUrl = '', reportUrl } = given;
  const support = readSupport(given, origin);
  const wrong = (field: string) => new ConfigError(`config.json: ${field} is not valid`, support);
  if (!isClientId(googleClientId)) throw wrong('googleClientId');
  if (!isScriptUrl(googleScriptUrl, origin)) throw wrong('googleScriptUrl');
  if (!isFeatures(features)) throw wrong('features');
  if (apiUrl !== '' && !isServer(apiUrl, origin)) throw wrong('apiUrl');
  if (reportUrl !== undefined && !isServer(reportUrl, origin)) throw wrong('reportUrl');
  for (const field of supportFields) {
    if (given[field] !== undefined && support[field] === undefined) throw wrong(field);
  }
  return {
    googleClientId,
    googleScriptUrl,
    features,
    apiUrl,
    ...(reportUrl !== undefined && { reportUrl }),
    ...support,
  };
}

const supportFields = ['documentationUrl', 'supportUrl', 'supportEmail'] as const;

function readSupport(
  { documentationUrl, supportUrl, supportEmail }: Readonly<Record<string, unknown>>,
  origin: string,
): SupportLinks {
  return {
    ...(isPage(documentationUrl, origin) && { documentationUrl }),
    ...(isPage(supportUrl, origin) && { supportUrl }),
    ...(isEmail(supportEmail) && { supportEmail }),
  };
}

/** Flags that the console has, and no others: a flag that is misspelt would be off without a word. */
const isFeatures = (value: unknown): value is Features =>
  isRecord(value) &&
  Object.entries(value).every(([name, flag]) => name === 'passwordSignIn' && typeof flag === 'boolean');

/** What a link may lead to: a page of the web, or one of this site. */
function isPage(value: unknown, origin: string): value is string {
  const url = urlOf(value, origin);
  return url !== undefined && (url.protocol === 'https:' || url.origin === origin);
}

/** One address, and nothing that a `mailto:` link would read as more than that. */
const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/.test(value);

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
