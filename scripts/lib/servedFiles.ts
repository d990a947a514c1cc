import { documentHeaders } from './documentHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of every response, including errors. Files that may be cached override `cache-control`. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // After sign-out, the browser’s back button must not show a screen.
  'cache-control': 'no-store',
} satisfies Headers;

/** The cache header for files with a content hash in their name. */
export const hashedFileCache = 'public, max-age=31536000, immutable';

export interface ServedRule {
  readonly name: string;
  /** A regular expression for the path within the site’s folder, valid in JavaScript, PCRE and RE2. */
  readonly path: string;
  /** The served file. `own` is the file at that path. `none` is always a 404. */
  readonly file: 'own' | 'index.html' | 'none';
  readonly headers: Headers;
}

export const patternOf = (base: string, { path }: ServedRule): string =>
  path.startsWith('^') ? `^${base}${path.slice(1)}` : `^${base}.*${path}`;

/**
 * The rules for paths, of which the first match applies. Paths are decoded, without double slashes and dots.
 * The preview, nginx and Caddy share these rules, so that their headers never differ.
 */
export const servedRules = (servers: readonly string[] = []): readonly ServedRule[] => [
  // Another path to the page would serve it without its headers.
  { name: 'html', path: String.raw`\.[hH][tT][mM][lL]?/?$`, file: 'none', headers: {} },
  // Old files with a hash remain available as long as the deployment keeps them.
  { name: 'hashed', path: '^assets/', file: 'own', headers: { 'cache-control': hashedFileCache } },
  { name: 'config', path: String.raw`^config\.json$`, file: 'own', headers: {} },
  // A missing file is a 404. For a missing page, the console shows an error.
  {
    name: 'file',
    path: String.raw`\.[A-Za-z0-9]+/?$`,
    file: 'own',
    headers: { 'cache-control': 'no-cache' },
  },
  {
    name: 'sign_in',
    path: '^(m/)?login/?$',
    file: 'index.html',
    headers: documentHeaders(true, servers),
  },
  { name: 'page', path: '', file: 'index.html', headers: documentHeaders(false, servers) },
];
