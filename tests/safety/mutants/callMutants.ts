import { mutantsIn, type Mutant } from './mutant.ts';

const api = 'packages/console/src/api';
const lib = 'packages/console/src/lib';
const tests = [api, 'packages/console/src/data/useReadFlush.test.tsx'];

/** Calls that move money are alone, an answer is believed only in its shape, and no loop is without end. */
export const callMutants: readonly Mutant[] = [
  ...mutantsIn(`${api}/client.ts`, tests, [
    [
      'call-exclusive',
      'the exclusivity of calls that move money',
      'isExclusive: isExclusive ?? movesMoney',
      'isExclusive',
    ],
    [
      'call-idle',
      'the wait of calls that move money for the others',
      'requiresIdle: requiresIdle ?? movesMoney',
      'requiresIdle',
    ],
    [
      'call-repeats',
      'the single attempt of calls that change something',
      "return endpoint.method === 'GET';",
      'return true;',
    ],
    [
      'call-ticket-header',
      'the ticket in a header',
      '...(ticket !== undefined && { headers: { [TICKET_HEADER]: ticket } }),',
    ],
    [
      'call-own-token',
      'the token of the session that a call speaks for',
      'token: token ?? options.getToken(),',
      'token: options.getToken(),',
    ],
    [
      'call-broken-off',
      'the refusal of an answer that broke off',
      "if (response.data === undefined) throw new TypeError('The answer broke off');",
    ],
    ['call-keepalive', 'the call that outlives its page', '...(isKeptAlive && { keepalive: true }),'],
  ]),
  ...mutantsIn(`${api}/inFlight.ts`, tests, [
    [
      'call-duplicate',
      'the refusal of the same call twice',
      "if (rules.isExclusive && this.#urls.has(url)) throw new ApiError('duplicate');",
    ],
    [
      'call-busy',
      'the refusal while another call is open',
      "if (rules.requiresIdle && this.#isLoading) throw new ApiError('busy');",
    ],
    ['call-duplicate-ends', 'the end of the exclusivity', 'if (rules.isExclusive) this.#urls.delete(url);'],
    ['call-busy-ends', 'the end of the wait', 'if (rules.requiresIdle) this.#isLoading = false;'],
  ]),
  ...mutantsIn(
    `${api}/answer.ts`,
    [...tests, 'packages/console/src/kit/money'],
    [
      ['answer-shape', 'the shape of an answer', 'if (!parsed.success) {', 'if (false) {'],
      [
        'answer-success-code',
        'the code in an answer with a success status',
        "if (code !== undefined && code !== SUCCESS) throw new ApiError('business', details);",
      ],
      [
        'answer-envelope',
        'the envelope of an answer',
        'if (code === undefined || status < 200 || status > 299)',
        'if (false)',
      ],
      [
        'answer-401-code',
        'the 401 in a success status',
        'status === LOGIN_EXPIRED || code === LOGIN_EXPIRED',
        'status === LOGIN_EXPIRED',
      ],
    ],
  ),
  ...mutantsIn(`${api}/headers.ts`, tests, [
    ['token-at-sign-in', 'the sign-in without a token', ' && !(isSignInCall(path) && isLoginPage(page))'],
  ]),
  ...mutantsIn(`${api}/deadline.ts`, tests, [
    [
      'call-timeout',
      'the end of the wait for an answer',
      'const begin = () => setTimeout(() => controller.abort(new TimeoutError()), TIMEOUT_MS);',
      'const begin = () => setTimeout(() => undefined, TIMEOUT_MS);',
    ],
    [
      'call-reconnections',
      'the bound of reconnections',
      '!(error instanceof TimeoutError) || left <= 0',
      '!(error instanceof TimeoutError)',
    ],
  ]),
  ...mutantsIn(`${api}/download.ts`, tests, [
    [
      'download-beginning',
      'the check of a file by how it begins',
      'return formats.find((format) => beginnings[format].every((byte, index) => first[index] === byte));',
      'return formats[0];',
    ],
  ]),
  ...mutantsIn(
    `${lib}/renewalPace.ts`,
    [`${lib}/renewalPace.test.ts`, 'packages/console/src/features/swap/parts/useQuote.test.tsx'],
    [
      ['loop-quotes', 'the end of renewals', 'if (stale > MOST_STALE) return undefined;'],
      ['loop-quotes-pause', 'the growing pause of renewals', 'FIRST_PAUSE_MS * 2 ** (stale - 1)', '0'],
    ],
  ),
  ...mutantsIn(
    'packages/console/src/features/swap/parts/useQuote.ts',
    ['packages/console/src/features/swap/parts/useQuote.test.tsx'],
    [
      [
        'loop-quote-screen',
        'the pace of quotes on the screen',
        'const pause = pace.next();',
        'const pause = 0;',
      ],
    ],
  ),
  ...mutantsIn(
    `${lib}/retryPause.ts`,
    [`${lib}/retryPause.test.ts`],
    [
      [
        'loop-polls',
        'the growing pause of polls that fail',
        "if (state.status !== 'error') return interval;",
        'return interval;',
      ],
      ['loop-polls-longest', 'the longest pause of polls', 'Math.min(failing, LONGEST_PAUSE_MS)', 'failing'],
    ],
  ),
  ...mutantsIn(
    'packages/console/src/i18n/catalog.ts',
    ['packages/console/src/i18n/catalog.test.ts'],
    [
      [
        'loop-messages',
        'the pause after messages that could not be fetched',
        'if (known && (!failure || isPaused)) return known;',
        'if (known && !failure) return known;',
      ],
      [
        'loop-messages-pause',
        'the growing pause of messages',
        'failure ? failure.pause * 2 : FIRST_PAUSE_MS',
        'FIRST_PAUSE_MS',
      ],
    ],
  ),
  ...mutantsIn(
    `${lib}/chunkError.ts`,
    [`${lib}/chunkError.test.ts`],
    [['stale-deploy', 'the words of browsers for a missing part', 'dynamically imported module|']],
  ),
  ...mutantsIn(
    'packages/console/src/app/startFailure.ts',
    ['packages/console/src/app/startFailure.test.ts'],
    [['start-notice', 'the notice of a start that failed', "notice?.setAttribute('data-failed', failure);"]],
  ),
  ...mutantsIn(
    'packages/console/src/data/verification.ts',
    ['packages/console/src/data/verification.test.tsx'],
    [
      ['verify-first', 'the verification before the first call', 'if (action.asksFirst) {', 'if (false) {'],
      [
        'verify-one-intention',
        'the one intention at a time',
        'if (get(isPerformingAtom)) return { isDone: false };',
      ],
      ['verify-switched-off', 'the methods that are switched off', ' && one.open === onOffCode.on'],
    ],
  ),
];
