import { documentHeaders } from './documentHeaders.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of every response, errors included. A file that may be kept has another `cache-control`. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // Back after a logout must not show what was on the screen.
  'cache-control': 'no-store',
} satisfies Headers;

/** For files whose name changes with their content. */
export const hashedFileCache = 'public, max-age=31536000, immutable';

/** Paths of a site and what is served there. */
export interface ServedRule {
  readonly name: string;
  /** Regular expression of the path after the site's folder, valid in JavaScript, PCRE and RE2. */
  readonly path: string;
  /** `own` is the file with that path; `none` a 404, whatever there is. */
  readonly file: 'own' | 'index.html' | 'none';
  /** In addition to the common ones, or in their place. */
  readonly headers: Headers;
}

/** The pattern of a rule for whole paths. */
export const patternOf = (base: string, { path }: ServedRule): string =>
  path.startsWith('^') ? `^${base}${path.slice(1)}` : `^${base}.*${path}`;

/**
 * What the console's files are served as: the first rule that a path matches. Paths are decoded, without double
 * slashes and dots. The preview, nginx and Caddy follow this list, so that no server has a way around it.
 */
export const servedRules = (servers: readonly string[] = []): readonly ServedRule[] => [
  // The page has one name: any other would be a way to it without its headers.
  { name: 'html', path: String.raw`\.[hH][tT][mM][lL]?/?$`, file: 'none', headers: {} },
  // An old file stays as long as the deployment keeps it.
  { name: 'hashed', path: '^assets/', file: 'own', headers: { 'cache-control': hashedFileCache } },
  { name: 'config', path: String.raw`^config\.json$`, file: 'own', headers: {} },
  // A missing file is a 404; a missing page is the console's business.
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
