import { notificationType, userStatus } from '../contract/enumerations.ts';
import { stampOf } from '../core/zone.ts';
import { busyWorld } from './busy.ts';
import { switchesFor } from '../resources/auth/newcomer.ts';
import { DEMO_TOTP_SECRET } from './identity.ts';
import { failedAudit, openingOf, quietWorld, underReviewAudit } from './quiet.ts';
import type { World } from './world.ts';

const london = {
  logo: '',
  website: 'https://www.northwind.example',
  telegram: 'https://t.me/northwind_ltd',
  x: 'https://x.com/northwind_ltd',
  time_zone: 'Europe/London',
  address: { street: '12 Harbour Street', city: 'London', country: 'GB' },
};
const shanghai = {
  ...london,
  website: 'https://www.fabrikam.example',
  telegram: 'https://t.me/fabrikam',
  x: 'https://x.com/fabrikam',
  time_zone: 'Asia/Shanghai',
  address: { street: '88 Century Avenue', city: 'Shanghai', country: 'CN' },
};
const bound = { totpSecret: DEMO_TOTP_SECRET, totpBoundAt: 1_764_000_000 };

/** The demo merchants; `mock:<key>` signs in as one of them. */
export const worlds = [
  busyWorld({
    key: 'authorised',
    mchid: '10012846',
    name: 'Northwind Ltd',
    email: 'finance@northwind.example',
    title: 'A year of business: 12,400 payments, every state there is',
    orders: 12_430,
    profile: { ...bound, switches: switchesFor(false, true), merchant: london },
  }),
  busyWorld({
    key: 'two-step',
    mchid: '10012907',
    name: 'Fabrikam Trading',
    email: 'treasury@fabrikam.example',
    title: 'Signs in with an authenticator code as the second step',
    orders: 6200,
    profile: { ...bound, switches: switchesFor(true, true), merchant: shanghai },
  }),
  quietWorld({
    key: 'fresh',
    mchid: '10013350',
    name: 'Tailspin Toys',
    email: 'hello@tailspin.example',
    title: 'Has just registered: nothing is open yet and every list is empty',
    status: userStatus.notOpened,
  }),
  quietWorld({
    key: 'reviewing',
    mchid: '10013311',
    name: 'Wingtip Travel',
    email: 'office@wingtip.example',
    title: 'Has applied for the merchant permission and waits for the audit',
    status: userStatus.underReview,
    audit: underReviewAudit,
    opening: openingOf(
      { name: 'Wingtip Travel', email: 'office@wingtip.example' },
      {
        website: 'https://www.wingtip.example',
        telegram: 'https://t.me/wingtip_travel',
        x: '',
        time_zone: 'Europe/Lisbon',
        address: { street: '4 Rua Augusta', city: 'Lisbon', country: 'PT' },
      },
      5 * 3600,
    ),
  }),
  quietWorld({
    key: 'rejected',
    mchid: '10013298',
    name: 'Adventure Works',
    email: 'accounts@adventure.example',
    title: 'Was refused in the advanced audit, with reasons field by field',
    status: userStatus.failed,
    audit: failedAudit,
    opening: openingOf(
      { name: 'Adventure Works', email: 'accounts@adventure.example' },
      {
        website: 'https://www.adventure.example',
        telegram: '',
        x: 'https://x.com/adventure_works',
        time_zone: 'America/Denver',
        address: { street: '210 Mountain Road', city: 'Boulder', country: 'US' },
      },
      26 * 3600,
    ),
  }),
  busyWorld({
    key: 'locked',
    mchid: '10012877',
    name: 'Contoso Digital',
    email: 'ops@contoso.example',
    title: 'Changed a password an hour ago: withdrawals are closed for 24 hours',
    orders: 2400,
    profile: {
      ...bound,
      switches: switchesFor(false, true),
      merchant: { ...london, website: 'https://www.contoso.example' },
    },
    news: (now) => [
      {
        at: now - 3600,
        type: notificationType.security,
        notice: 'securityChanged',
        values: { what: 'password', until: stampOf('Europe/London', now + 23 * 3600) },
        link: '/accountInfo?page_tab=_security',
      },
    ],
    afterwards(merchant, now) {
      merchant.profile.lockUntil = now + 23 * 3600;
      merchant.profile.lockReason = 'password';
    },
  }),
  busyWorld({
    key: 'rich',
    mchid: '10010001',
    name: 'Blue Yonder Group',
    email: 'settlement@blueyonder.example',
    title: '200,000 payments and 10,000 notifications, for what must not slow down',
    orders: 202_500,
    profile: {
      ...bound,
      switches: switchesFor(false, true),
      merchant: { ...london, website: 'https://www.blueyonder.example' },
    },
    oldNews: 10_000,
  }),
] as const satisfies readonly World[];

export const merchantKeys = [
  'authorised',
  'two-step',
  'fresh',
  'reviewing',
  'rejected',
  'locked',
  'rich',
] as const;
export type MerchantKey = (typeof merchantKeys)[number];
