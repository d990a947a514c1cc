export const exits = [
  'withdrawal',
  'transfer',
  /** A refund to the address that paid the order. */
  'refund',
  'apiRefund',
  'redirectedRefund',
  'swap',
  'collection',
] as const;
export type Exit = (typeof exits)[number];

export const exitRules = [
  /** The merchant must have the permission. The error is 10001 `not_authorised`, or 10013 during the review. */
  'permission',
  /** The merchant must not have frozen withdrawals (10024 `frozen`). Not for test balances. */
  'freeze',
  /** The last security change, the reason of 10024, must be older than 24 hours. Not for test balances. */
  'securityLock',
  /** The gas account (USDT on PUT) must be open. The error is 10028. */
  'gasAccount',
  /** The address and the memo must be valid, and not a burn or system address. The error is 10002. */
  'validAddress',
  /** If only saved addresses are allowed, the destination must be saved. The error is 10002. */
  'savedOnly',
  /** The destination must not be disabled, and its cooling-off period must be over. The error is 10002. */
  'coolingOff',
  /** The amount must be at least the minimum and more than the fee. The error is 10022. */
  'minimum',
  /** The value must be at most 20,000 USDT. The error is 10025. */
  'singleLimit',
  /** All transfers with this rule in 24 hours must be at most 50,000 USDT. The error is 10026. */
  'dayLimit',
  /** The amount must not exceed the available balance. The error is 10023. */
  'balance',
  /** The amount must be less than the available balance (specification §5). The error is 10023. */
  'lastUnit',
  /** The figures that the user agreed to must be current. The error is 10001 `figures_changed`. */
  'agreedFigures',
  /** The user must be verified. The error is 10038, or the error of a wrong code. */
  'verification',
] as const;
export type ExitRule = (typeof exitRules)[number];

/** `true` if the rule applies. Otherwise, the reason why the rule doesn't apply. */
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

const backToPayer = 'It returns to the address that the payment came from.';
const noRefundFee = 'The platform pays the network fee of a refund.';
const toPayer = {
  ...everything,
  gasAccount: noRefundFee,
  validAddress: backToPayer,
  savedOnly: backToPayer,
  coolingOff: backToPayer,
  minimum: 'Any received amount can be returned, even a small one.',
  singleLimit: 'All parts together are at most the amount that the customer sent, and return to its address.',
} as const satisfies Record<ExitRule, Application>;
const staysInside = 'The value stays with the merchant, in another token.';

/** The rules of each kind of outgoing transfer, which `assertExit` applies. */
export const exitPolicy: Readonly<Record<Exit, Readonly<Record<ExitRule, Application>>>> = {
  withdrawal: everything,
  transfer: {
    ...everything,
    gasAccount: 'It only changes the ledger and costs no gas.',
    validAddress: 'It goes to a merchant, not to an address.',
  },
  redirectedRefund: { ...everything, gasAccount: noRefundFee },
  refund: toPayer,
  apiRefund: {
    ...toPayer,
    lastUnit: 'The whole received amount can be returned, even if it is the whole balance.',
    agreedFigures: 'The call names the amount, and there is no fee.',
    verification: 'The key verifies it: its refund scope required a verification, and every call is signed.',
  },
  swap: {
    ...everything,
    gasAccount: true,
    validAddress: staysInside,
    savedOnly: staysInside,
    coolingOff: staysInside,
    singleLimit: `${staysInside} The pair has its own maximum.`,
    dayLimit: staysInside,
    lastUnit: `${staysInside} The whole balance may be swapped.`,
    agreedFigures: 'The server keeps the quote, and an order uses exactly that quote.',
  },
  collection: {
    ...everything,
    gasAccount: true,
    singleLimit: 'A run is reduced to the limit per transaction. The rest waits for the next run.',
    balance: 'The amount is calculated from the balance: the part above the amount to keep.',
    lastUnit: 'The amount is calculated from the balance: the part above the amount to keep.',
    agreedFigures: 'No figure is shown before a run. Every run checks the rule that was agreed to.',
    verification: 'It was verified when it was turned on and when its address was chosen.',
  },
};
