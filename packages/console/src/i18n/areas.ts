/** One file of messages per area and language; an area is loaded with the route that needs it. */
export const areas = [
  'common',
  'errors',
  'shell',
  'auth',
  'dashboard',
  'payments',
  'notifications',
  'permission',
  'account',
  'docs',
] as const;

export type Area = (typeof areas)[number];
