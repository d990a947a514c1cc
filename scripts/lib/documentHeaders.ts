import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/**
 * The browser features that the console uses. The camera scans addresses, and FedCM is used for the sign-in
 * with Google.
 */
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

/**
 * Returns the headers of a page. `servers` are called in addition to the page’s own origin. Only the sign-in
 * page allows Google’s script.
 */
export function documentHeaders(hasGoogle: boolean, servers: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(hasGoogle, servers),
    // Google’s sign-in popup sends a message to the page, and Google checks the site that shows its button.
    'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
    'referrer-policy': hasGoogle ? 'strict-origin-when-cross-origin' : 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
  };
}
