import type { Clause } from '../clause.ts';

/** §5 Validation. */
export const validation: readonly Clause[] = [
  {
    number: '5.1',
    title: 'Email',
    sentence: 'The usual pattern; the same message where it is empty.',
    status: 'done',
  },
  {
    number: '5.2',
    title: 'URL',
    sentence: 'http or https.',
    status: 'done',
  },
  {
    number: '5.3',
    title: 'Verification code',
    sentence: 'Six digits.',
    status: 'done',
  },
  {
    number: '5.4',
    title: 'Phone',
    sentence: '5 to 14 digits; number and area code only together.',
    status: 'done',
  },
  {
    number: '5.5',
    title: 'Password',
    sentence:
      'Eight or more letters and digits with a digit and both cases; entries match; sent as a double hash.',
    status: 'done',
  },
  {
    number: '5.6',
    title: 'Amount',
    sentence: 'Positive, no leading zero, decimals allowed.',
    status: 'done',
  },
  {
    number: '5.7',
    title: 'Required',
    sentence: 'What is required and empty says so.',
    status: 'done',
  },
  {
    number: '5.8',
    title: 'IP whitelist',
    sentence: 'IPv4 addresses; other input says that the format is wrong.',
    status: 'proposed',
    note: 'Ranges are taken, too.',
  },
  {
    number: '5.9',
    title: 'Withdrawal address',
    sentence: 'It matches the network.',
    status: 'done',
  },
  {
    number: '5.10',
    title: 'Withdrawal amount',
    sentence: 'Less than the balance.',
    status: 'proposed',
    note: '“Max” leaves the smallest unit.',
  },
  {
    number: '5.11',
    title: 'Images',
    sentence: 'png or jpg below 3 MB; logos of 200 × 200, 64 × 64 on the payment page.',
    status: 'done',
  },
  {
    number: '5.12',
    title: 'Automatic collection',
    sentence: 'From 30 USDT.',
    status: 'done',
  },
  {
    number: '5.13',
    title: 'Trade number',
    sentence: '32 digits.',
    status: 'done',
  },
  {
    number: '5.14',
    title: 'Followed tokens',
    sentence: 'At most four.',
    status: 'done',
  },
];

/** §8 Error behaviour. */
export const errorBehaviour: readonly Clause[] = [
  {
    number: '8.1',
    title: 'HTTP 422',
    sentence: 'The server’s message as a toast, but for 10038.',
    status: 'differs',
    note: 'A form says it beside its field as well; where a part of a screen could not be read, it stands in its place instead.',
  },
  {
    number: '8.2',
    title: 'HTTP 500',
    sentence: 'The message, “Success” where there is none.',
    status: 'differs',
    note: 'A part of a screen that could not be read, a form and a dialog say “operation failed”: “Success” explains nothing there.',
  },
  {
    number: '8.3',
    title: 'HTTP 401',
    sentence: 'A message that the login has expired, and to the sign-in page.',
    status: 'done',
  },
  {
    number: '8.4',
    title: 'Poor network',
    sentence: 'Calls are refused while one is unanswered.',
    status: 'differs',
    note: 'Only calls that move money are: a screen reads several things at once.',
  },
  {
    number: '8.5',
    title: 'Google client',
    sentence: 'A script that did not load says so.',
    status: 'done',
  },
  {
    number: '8.6',
    title: 'Copy',
    sentence: 'A toast for success and failure.',
    status: 'done',
    test: 'tests/behaviour/announcements.spec.ts',
  },
  {
    number: '8.7',
    title: 'Notification failures',
    sentence: 'They are silent.',
    status: 'done',
    test: 'packages/console/src/data/notifications.test.ts',
  },
  {
    number: '8.8',
    title: 'Debounce',
    sentence: 'At most one error toast a second.',
    status: 'done',
  },
  {
    number: '8.9',
    title: 'Unknown codes',
    sentence: 'A code without a message is “operation failed”.',
    status: 'done',
    test: 'packages/console/src/app/errorReactions.test.ts',
  },
];

/** §9 Constants. */
export const constants: readonly Clause[] = [
  {
    number: '9.1',
    title: 'Table pages',
    sentence: 'Ten by default with ten and twenty to choose; records twenty; a phone’s withdrawals seven.',
    status: 'done',
  },
  {
    number: '9.2',
    title: 'Debounces',
    sentence: '300 ms; 500 ms for a search.',
    status: 'done',
    test: 'packages/console/src/lib/useDebounced.test.tsx',
  },
  {
    number: '9.3',
    title: 'Notification sizes',
    sentence: 'Ten a page, 465 px high, read in batches of 2 s, the ticker pauses 3 s.',
    status: 'done',
  },
  {
    number: '9.4',
    title: 'Dashboard numbers',
    sentence: 'Four payments, three tokens in the panel, four followed.',
    status: 'done',
    test: 'packages/console/src/data/market.test.ts',
  },
  {
    number: '9.5',
    title: 'Chart ranges',
    sentence: '7 and 30 days; 30 at first.',
    status: 'done',
  },
  {
    number: '9.6',
    title: 'Smallest collection',
    sentence: '30 USDT.',
    status: 'done',
  },
  {
    number: '9.7',
    title: 'Side menu',
    sentence: '216 px, collapsed at 1400 px and below.',
    status: 'done',
    test: 'packages/console/src/features/shell/desktop/sidebarPreference.test.ts',
  },
  {
    number: '9.8',
    title: 'Shortened tokens',
    sentence: 'The first six and the last six characters.',
    status: 'done',
    test: 'packages/design-system/src/components/TruncatedId/shorten.test.ts',
  },
  {
    number: '9.9',
    title: 'Decimals',
    sentence: 'Six.',
    status: 'done',
    test: 'packages/console/src/i18n/amounts.test.ts',
  },
  {
    number: '9.10',
    title: 'Times',
    sentence: 'Unix seconds, shown as YYYY-MM-DD HH:mm:ss.',
    status: 'done',
    test: 'packages/console/src/i18n/times.test.ts',
  },
  {
    number: '9.11',
    title: 'Accent',
    sentence: '#4D91F7.',
    status: 'differs',
    note: 'Text and filled buttons take darker steps of the same hue: the accent itself has too little contrast for them.',
    test: 'packages/design-system/src/tokens/contrast.test.ts',
  },
  {
    number: '9.12',
    title: 'Balance types',
    sentence: '1 is the token’s, 2 its USDT value.',
    status: 'done',
  },
];
