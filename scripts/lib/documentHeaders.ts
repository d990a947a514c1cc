import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** The camera scans addresses, FedCM signs in with Google. */
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

/** Headers of a document that calls the `servers` in addition to its own; only the sign-in page has Google's script. */
export function documentHeaders(hasGoogle: boolean, servers: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(hasGoogle, servers),
    // Google signs in through a popup that talks back, and checks which site shows its button.
    'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
    'referrer-policy': hasGoogle ? 'strict-origin-when-cross-origin' : 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
  };
}
