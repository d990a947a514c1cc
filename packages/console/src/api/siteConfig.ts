import { type ExtensionGroup, extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { isRecord } from './errors.ts';

export interface SupportLinks {
  readonly documentationUrl?: string;
  readonly supportUrl?: string;
  readonly supportEmail?: string;
}

export interface Brand {
  /** The name of the operator's console, such as `Acme Settlement`. */
  readonly name?: string;
  /** The URL of an image on this site, which is shown next to the name. */
  readonly logo?: string;
  /** The URL of an image on this site for tabs and bookmarks. */
  readonly favicon?: string;
}

interface Features {
  readonly passwordSignIn?: boolean;
}

export interface SiteConfig extends SupportLinks, Brand {
  readonly googleClientId: string;
  readonly googleScriptUrl: string;
  readonly features: Features;
  readonly extensions: readonly ExtensionGroup[];
  /** The URL before `/api/v1`: an origin such as `https://api.example`, a path, or both. Empty for this site. */
  readonly apiUrl: string;
  readonly reportUrl?: string;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly support: SupportLinks;

  constructor(message: string, support: SupportLinks = {}) {
    super(message);
    this.support = support;
  }
}

/** Validates `config.json` manually, because the schema library would be too large for the first page. */
export function readConfig(body: unknown, origin = globalThis.location.origin): SiteConfig {
  const given = isRecord(body) ? body : {};
  const { googleClientId, googleScriptUrl, features = {}, apiUrl = '', reportUrl } = given;
  const extensions = readExtensions(given['extensions']);
  const support = readSupport(given, origin);
  const brand = readBrand(given, origin);
  const wrong = (field: string) => new ConfigError(`config.json: ${field} is not valid`, support);
  if (!isClientId(googleClientId)) throw wrong('googleClientId');
  if (!isScriptUrl(googleScriptUrl, origin)) throw wrong('googleScriptUrl');
  if (!isFeatures(features)) throw wrong('features');
  if (!extensions) throw wrong('extensions');
  if (apiUrl !== '' && !isServer(apiUrl, origin)) throw wrong('apiUrl');
  if (reportUrl !== undefined && !isServer(reportUrl, origin)) throw wrong('reportUrl');
  const optional: Readonly<Record<string, unknown>> = { ...support, ...brand };
  for (const field of optionalFields) {
    if (given[field] !== undefined && optional[field] === undefined) throw wrong(field);
  }
  return {
    googleClientId,
    googleScriptUrl,
    features,
    extensions,
    apiUrl,
    ...(reportUrl !== undefined && { reportUrl }),
    ...support,
    ...brand,
  };
}

const optionalFields = ['documentationUrl', 'supportUrl', 'supportEmail', 'name', 'logo', 'favicon'] as const;

function readBrand({ name, logo, favicon }: Readonly<Record<string, unknown>>, origin: string): Brand {
  return {
    ...(isName(name) && { name }),
    ...(isOwnFile(logo, origin) && { logo }),
    ...(isOwnFile(favicon, origin) && { favicon }),
  };
}

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

/** Rejects unknown flags, because a misspelled flag would have no effect. */
const isFeatures = (value: unknown): value is Features =>
  isRecord(value) &&
  Object.entries(value).every(([name, flag]) => name === 'passwordSignIn' && typeof flag === 'boolean');

function readExtensions(value: unknown = 'all'): readonly ExtensionGroup[] | undefined {
  if (value === 'all') return extensionGroups;
  if (value === 'none') return [];
  if (!Array.isArray(value)) return undefined;
  const known = extensionGroups.filter((group) => value.includes(group));
  return known.length === new Set(value).size ? known : undefined;
}

function isPage(value: unknown, origin: string): value is string {
  const url = urlOf(value, origin);
  return url !== undefined && (url.protocol === 'https:' || url.origin === origin);
}

/** Accepts one line of 1 to 60 characters that isn't blank. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^(?=.*\S)[^\p{Cc}]{1,60}$/u.test(value);

/** Accepts only a file of this site, because the content security policy blocks other images. */
const isOwnFile = (value: unknown, origin: string): value is string =>
  urlOf(value, origin)?.origin === origin;

/** Accepts one email address. Rejects characters that have a meaning in a `mailto:` link. */
const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/.test(value);

/** Accepts a Google client ID, such as `1234-abc.apps.googleusercontent.com`. */
const isClientId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);

const GOOGLE_ORIGIN = 'https://accounts.google.com';

/** Accepts only Google's script or a script of this site, because scripts can access the whole page. */
function isScriptUrl(value: unknown, origin: string): value is string {
  const url = urlOf(value, origin);
  if (!url || url.pathname === '/') return false;
  return url.origin === GOOGLE_ORIGIN || (url.origin === origin && /^https?:$/.test(url.protocol));
}

/**
 * Accepts HTTPS URLs, and HTTP URLs only for this site and localhost, because the session token is sent to
 * this server. Rejects a query, a fragment and a slash at the end.
 */
export function isServer(value: unknown, origin: string): value is string {
  const url = urlOf(value, origin);
  if (!url || url.search !== '' || url.hash !== '' || String(value).endsWith('/')) return false;
  const isNear = url.origin === origin || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear);
}

/**
 * Parses an absolute HTTP URL or path. Returns undefined for other values and for URLs with credentials. Also
 * rejects backslashes, whitespace and control characters, because browsers remove or convert them.
 */
function urlOf(value: unknown, origin: string): URL | undefined {
  if (typeof value !== 'string' || !/^(https?:\/\/|\/(?!\/))/.test(value) || /[\p{Cc}\\\s]/u.test(value)) {
    return undefined;
  }
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  return url.username === '' && url.password === '' ? url : undefined;
}
