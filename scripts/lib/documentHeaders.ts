import { type PageSettings, REPORTS, contentSecurityPolicy } from './contentSecurityPolicy.ts';

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
