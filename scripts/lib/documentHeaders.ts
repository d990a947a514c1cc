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
const REPORTS = 'policy';

/** Returns the policy of a page that may call `servers`. Violations go to `policyReportUrl`. */
function contentSecurityPolicy(hasGoogle: boolean, { servers, policyReportUrl }: PageSettings): string {
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

/** The browser features for scanning addresses, signing in with Google, and copying. */
const USED = ['camera', 'identity-credentials-get', 'clipboard-read', 'clipboard-write'];
const UNUSED = [
  'accelerometer',
  'bluetooth',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = [
  ...USED.map((feature) => `${feature}=(self)`),
  ...UNUSED.map((feature) => `${feature}=()`),
].join(', ');

/** Returns the headers of a page. Only the sign-in page allows Google's script. */
export function documentHeaders(hasGoogle: boolean, settings: PageSettings): Record<string, string> {
  const { policyReportUrl } = settings;
  return {
    'content-security-policy': contentSecurityPolicy(hasGoogle, settings),
    ...(policyReportUrl !== undefined && { 'reporting-endpoints': `${REPORTS}="${policyReportUrl}"` }),
    // Google's popup sends a message to the page that opened it. Google also checks which site shows its button.
    'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
    'referrer-policy': hasGoogle ? 'strict-origin-when-cross-origin' : 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
  };
}
