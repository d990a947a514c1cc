/** Why a state has no story of its own. */
export type Reason =
  /** The console doesn't send or read what would lead to it. */
  | { readonly kind: 'cannot occur'; readonly because: string }
  /** The same part of a screen in the same look, which a story shows. */
  | { readonly kind: 'same part as'; readonly story: string }
  | { readonly kind: 'not on this device'; readonly because: string };

export interface Hole {
  /** Such as `/property/swap`. */
  readonly screen: string;
  readonly device: 'desktop' | 'mobile' | 'both';
  /** As in the matrix: `partial`, `security.verify 10002`. */
  readonly state: string;
  readonly reason: Reason;
}

const cannot = (because: string): Reason => ({ kind: 'cannot occur', because });
const sameAs = (story: string): Reason => ({ kind: 'same part as', story });

const lookUp = cannot('The console looks up ids that it made itself, in the background, and tries again');
/** Where no application is known, the quick start has a placeholder. */
const noApplication = sameAs('screens-docs-developer-documentation--without-application');
const emailAlone = cannot(
  'The application is proved by a code that is sent by email, and by none that is texted',
);
const ownIds = cannot('The id comes from the bank’s own list');

/** States that are required by the arithmetic and have no story, each with the reason. */
export const holes: readonly Hole[] = [
  { screen: '/docs', device: 'both', state: 'loading', reason: noApplication },
  { screen: '/docs', device: 'both', state: 'failed', reason: noApplication },
  { screen: '/docs', device: 'both', state: 'offline', reason: noApplication },
  {
    screen: 'frame',
    device: 'both',
    state: 'filtered empty',
    reason: sameAs('screens-assets-fund-details--filtered-empty'),
  },
  { screen: 'frame', device: 'both', state: 'requests.lookUp 10002', reason: lookUp },
  { screen: 'frame', device: 'both', state: 'requests.lookUp 10010', reason: lookUp },
  { screen: '/property', device: 'both', state: 'withdrawals.cost 10002', reason: ownIds },
  { screen: '/property', device: 'both', state: 'withdrawals.cost 10012', reason: ownIds },
  {
    screen: '/accountInfo',
    device: 'both',
    state: 'security.googleAuth 10038',
    reason: sameAs('screens-account-security-wizards--email-ticket-expired'),
  },
  { screen: '/property/address', device: 'both', state: 'withdrawals.addressValid 10012', reason: ownIds },
  { screen: '/openAuthPage', device: 'both', state: 'auth.sendSmsCode 10002', reason: emailAlone },
  { screen: '/openAuthPage', device: 'both', state: 'auth.sendSmsCode 10009', reason: emailAlone },
  { screen: '/openAuthPage', device: 'both', state: 'auth.sendSmsCode 10010', reason: emailAlone },
  {
    screen: '/accountInfo',
    device: 'mobile',
    state: 'empty',
    reason: sameAs('screens-account-account--empty'),
  },
];

export const reasonOf = (screen: string, device: string, state: string): Reason | undefined =>
  holes.find(
    (hole) =>
      hole.screen === screen && hole.state === state && (hole.device === 'both' || hole.device === device),
  )?.reason;
