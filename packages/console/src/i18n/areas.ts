/**
 * One file of messages per area and language; an area is loaded with the route that needs it. `deferred` has
 * none: it is what `initialMessages` leaves out of the areas that every route has.
 */
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
  'applications',
  'callbacks',
  'workOrders',
  'market',
  'verification',
  'assets',
  'funds',
  'money',
  'withdrawals',
  'swap',
  'addresses',
  'collection',
  'search',
  'views',
  'export',
  'receipts',
  'shortcuts',
  'tour',
  'deferred',
] as const;

/** `signInByEmail`: the part of the sign-in page's areas that loads when email sign-in is chosen. */
export type Area = (typeof areas)[number] | 'signInByEmail';
