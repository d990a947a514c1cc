/** The hash of react-aria's only style tag. With another tag, all end-to-end tests fail. */
const REACT_ARIA_STYLE: readonly string[] = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"];

const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...REACT_ARIA_STYLE],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
} satisfies Record<string, readonly string[]>;

const google = {
  'script-src': ['https://accounts.google.com/gsi/client'],
  'style-src': ['https://accounts.google.com/gsi/style'],
  'frame-src': ['https://accounts.google.com/gsi/'],
  'connect-src': ['https://accounts.google.com/gsi/'],
} satisfies Record<string, readonly string[]>;

/** The settings of `config.json` that change the headers of pages. */
export interface PageSettings {
  readonly servers: readonly string[];
  readonly policyReportUrl?: string;
}

const SIGN_IN_POLICY = 'google-sign-in';

/** The name of the endpoint in the header `Reporting-Endpoints`. */
export const REPORTS = 'policy';

/** Returns the policy of a page that may call `servers`. Violations go to `policyReportUrl`. */
export function contentSecurityPolicy(
  hasGoogle: boolean,
  { servers, policyReportUrl }: PageSettings,
): string {
  const directives = new Map<string, readonly string[]>(Object.entries(policy));
  directives.set('connect-src', [...policy['connect-src'], ...servers]);
  if (hasGoogle) {
    for (const [directive, sources] of Object.entries(google)) {
      directives.set(directive, [...(directives.get(directive) ?? []), ...sources]);
    }
    directives.set('trusted-types', [SIGN_IN_POLICY]);
  }
  // Some browsers support only `report-uri`. Others ignore it if `report-to` is set.
  if (policyReportUrl !== undefined) {
    directives.set('report-uri', [policyReportUrl]);
    directives.set('report-to', [REPORTS]);
  }
  return [...directives].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}
