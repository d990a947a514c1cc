import { contentSecurityPolicy, isSignIn } from './contentSecurityPolicy.ts';

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

/** Headers of the HTML document at `path`, which calls the `servers` besides its own. */
export function documentHeaders(path: string, servers: readonly string[] = []): Record<string, string> {
  const hasGoogle = isSignIn(path);
  return {
    'content-security-policy': contentSecurityPolicy(path, servers),
    // Back after a logout must not show what was on the screen.
    'cache-control': 'no-store',
    // Google signs in through a popup that talks back, and checks which site shows its button.
    'cross-origin-opener-policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
    'referrer-policy': hasGoogle ? 'strict-origin-when-cross-origin' : 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
  };
}
