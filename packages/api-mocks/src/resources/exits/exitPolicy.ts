/** The ways money leaves a balance. */
export const exits = [
  'withdrawal',
  'transfer',
  /** To the address the payment came from. */
  'refund',
  /** The same by a signed call of an application. */
  'apiRefund',
  /** To any other address. */
  'redirectedRefund',
  'swap',
  /** A run of automatic collection. */
  'collection',
] as const;
export type Exit = (typeof exits)[number];

/** In the order in which they are checked. */
export const exitRules = [
  /** The merchant is authorised: 10001 `not_authorised`, or 10013 while under review. */
  'permission',
  /** Withdrawals are not frozen by hand: 10024 `frozen`. Not for test money. */
  'freeze',
  /** No security change in the last 24 hours: 10024 with what was changed. Not for test money. */
  'securityLock',
  /** PUT-chain USDT is open: 10028. */
  'gasAccount',
  /** The address is one of the network and nothing that loses money; its memo is one: 10002. */
  'validAddress',
  /** The destination is in the address book while "only saved addresses" holds: 10002. */
  'savedOnly',
  /** The destination is not cooling off: 10002. */
  'coolingOff',
  /** 10022. */
  'minimum',
  /** 20,000 USDT at once: 10025. */
  'singleLimit',
  /** 50,000 USDT in 24 hours, one pool for all exits it applies to: 10026. */
  'dayLimit',
  /** At most the available balance: 10023. */
  'balance',
  /** Less than the available balance (specification §5): 10023. */
  'lastUnit',
  /** Every figure that the sender saw still holds: 10001 `figures_changed`. */
  'agreedFigures',
  /** 10038, and the refusals of wrong codes. */
  'verification',
] as const;
export type ExitRule = (typeof exitRules)[number];

/** `true` where the rule applies; otherwise why it does not. */
export type Application = true | string;

const everything = {
  permission: true,
  freeze: true,
  securityLock: true,
  gasAccount: 'Its fee is taken from the amount, so no gas account is needed.',
  validAddress: true,
  savedOnly: true,
  coolingOff: true,
  minimum: true,
  singleLimit: true,
  dayLimit: true,
  balance: true,
  lastUnit: true,
  agreedFigures: true,
  verification: true,
} as const satisfies Record<ExitRule, Application>;

const backToPayer = 'It goes back to the address the payment came from.';
const noRefundFee = 'The platform carries the network fee of a refund.';
const toPayer = {
  ...everything,
  gasAccount: noRefundFee,
  validAddress: backToPayer,
  savedOnly: backToPayer,
  coolingOff: backToPayer,
  minimum: 'What came in can go back, however little it is.',
  singleLimit: 'It is at most what the payer sent, and it cannot be sent back in slices.',
} as const satisfies Record<ExitRule, Application>;
const staysInside = 'The value stays with the merchant, in another token.';

/** Which rule holds for which exit. `assertExit` reads nothing else. */
export const exitPolicy: Readonly<Record<Exit, Readonly<Record<ExitRule, Application>>>> = {
  withdrawal: everything,
  transfer: {
    ...everything,
    gasAccount: 'It happens in the books and costs no gas.',
    validAddress: 'It goes to a merchant, not to an address.',
  },
  redirectedRefund: { ...everything, gasAccount: noRefundFee },
  refund: toPayer,
  apiRefund: {
    ...toPayer,
    singleLimit: 'All parts together are at most what the payer sent, to the address it came from.',
    lastUnit: 'The whole of what came can go back, if it is the first that came.',
    agreedFigures: 'The call names the amount, and there is no fee.',
    verification: 'The key proves it: its scope for refunds was given with proof, and every call is signed.',
  },
  swap: {
    ...everything,
    gasAccount: true,
    validAddress: staysInside,
    savedOnly: staysInside,
    coolingOff: staysInside,
    singleLimit: `${staysInside} The pair has a maximum of its own.`,
    dayLimit: staysInside,
    lastUnit: `${staysInside} The whole balance may be swapped.`,
    agreedFigures: 'The server keeps the quote, and an order uses exactly that quote.',
  },
  collection: {
    ...everything,
    gasAccount: true,
    singleLimit: 'A run is cut to the single limit; the rest waits for the next run.',
    balance: 'The amount is worked out from the balance: what is above the kept amount.',
    lastUnit: 'The amount is worked out from the balance: what is above the kept amount.',
    agreedFigures: 'No figure is shown before a run. The plan that was agreed to is checked in every run.',
    verification: 'It was verified when it was turned on and when its address was chosen.',
  },
};
