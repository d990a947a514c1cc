/**
 * One file of messages per area and language; an area is loaded with the route that needs it. `dialogs` holds
 * what forms, drawers and dialogs of the areas that every route has say: it loads when one is opened.
 */
export const areas = [
  'common',
  'shell',
  'auth',
  'dashboard',
  'payments',
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
  'dialogs',
] as const;

export type Area = (typeof areas)[number];
