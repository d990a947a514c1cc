import { type PageSettings, documentHeaders } from './documentHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of every response. The rules for stored files override `cache-control`. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // After a sign-out, the back button of the browser must not show a screen.
  'cache-control': 'no-store',
} satisfies Headers;

/** The cache header of files whose name contains a hash of their content. */
export const hashedFileCache = 'public, max-age=31536000, immutable';

export const manifestType = 'application/manifest+json';

/** The endings of the files in a build by media type, without the page. */
export const mediaTypes = {
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'application/json': ['json', 'map'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/x-icon': ['ico'],
  'text/plain': ['txt'],
  'font/woff2': ['woff2'],
  [manifestType]: ['webmanifest'],
} as const;

export interface ServedRule {
  readonly name: string;
  /** A regular expression for the path below the site's folder. It must be valid in JavaScript, PCRE and RE2. */
  readonly path: string;
  /** `own` serves the file at the path, `index.html` serves the page, and `none` always returns 404. */
  readonly file: 'own' | 'index.html' | 'none';
  readonly headers: Headers;
}

export const patternOf = (base: string, { path }: ServedRule): string =>
  path.startsWith('^') ? `^${base}${path.slice(1)}` : `^${base}.*${path}`;

/** Returns the rules for decoded, normalized paths. The first match applies. All hosts share them. */
export const servedRules = (settings: PageSettings): readonly ServedRule[] => [
  // The HTML file must not be available at the path of the file, because it would be sent without the headers of a
  // page. Compressed copies are sent only in place of their files.
  { name: 'unserved', path: String.raw`\.([hH][tT][mM][lL]?|br|gz)/?$`, file: 'none', headers: {} },
  // Files of earlier builds stay available if the deployment keeps them.
  { name: 'hashed', path: '^assets/', file: 'own', headers: { 'cache-control': hashedFileCache } },
  { name: 'config', path: String.raw`^config\.json$`, file: 'own', headers: {} },
  // A missing file results in a 404. Any other unknown path serves the console, which shows an error.
  {
    name: 'file',
    path: String.raw`\.[A-Za-z0-9]+/?$`,
    file: 'own',
    headers: { 'cache-control': 'no-cache' },
  },
  { name: 'sign_in', path: '^(m/)?login/?$', file: 'index.html', headers: documentHeaders(true, settings) },
  { name: 'page', path: '', file: 'index.html', headers: documentHeaders(false, settings) },
];
