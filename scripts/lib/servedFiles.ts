import { documentHeaders } from './documentHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, including errors. Files that may be cached override `cache-control`. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // The browser’s back button must not show a screen after sign-out.
  'cache-control': 'no-store',
} satisfies Headers;

/** Cache header for files with a content hash in their name. */
export const hashedFileCache = 'public, max-age=31536000, immutable';

export interface ServedRule {
  readonly name: string;
  /** A regular expression for the path within the site’s folder, valid in JavaScript, PCRE and RE2. */
  readonly path: string;
  /** `own` is the file at that path. `none` is always a 404. */
  readonly file: 'own' | 'index.html' | 'none';
  readonly headers: Headers;
}

export const patternOf = (base: string, { path }: ServedRule): string =>
  path.startsWith('^') ? `^${base}${path.slice(1)}` : `^${base}.*${path}`;

/**
 * The first matching rule applies. Paths are decoded, without double slashes and dots. The preview, nginx and Caddy
 * share these rules, so that their headers never differ.
 */
export const servedRules = (servers: readonly string[] = []): readonly ServedRule[] => [
  // Another path to the page would serve it without its headers.
  { name: 'html', path: String.raw`\.[hH][tT][mM][lL]?/?$`, file: 'none', headers: {} },
  // Old hashed files remain available as long as the deployment keeps them.
  { name: 'hashed', path: '^assets/', file: 'own', headers: { 'cache-control': hashedFileCache } },
  { name: 'config', path: String.raw`^config\.json$`, file: 'own', headers: {} },
  // A missing file is a 404. The console handles a missing page.
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
