import { mutantsIn, type Mutant } from './mutant.ts';

const core = 'packages/api-mocks/src/core';
const resources = 'packages/api-mocks/src/resources';
const tests = [
  `${resources}/security`,
  `${resources}/auth`,
  'tests/safety/guards.test.ts',
  'tests/safety/guessing.test.ts',
  `${resources}/errors.test.ts`,
  `${resources}/journeys.test.ts`,
  'tests/safety/refusals.test.ts',
];

/** Guessing is limited without locking the owner out, and a session ends when it must. */
export const guessingMutants: readonly Mutant[] = [
  ...mutantsIn(`${core}/guard.ts`, tests, [
    [
      'guess-limit',
      'the limit of wrong tries',
      'const isOver = before.wrong + 1 >= inARow;',
      'const isOver = false;',
    ],
    ['guess-all-sessions', 'the limit over all sessions', 'guard.ceilings[kind] = next;'],
    [
      'guess-own-day',
      'the limit of a day for one source',
      'guard.tries[source] = own;',
      'guard.tries[source] = paused;',
    ],
    ['guess-rolling', 'the memory of a day', 'one > now - DAY', 'false'],
    ['guess-longer', 'the longer pause after each', 'one > now - REMEMBERED', 'false'],
    [
      'guess-owner',
      'the way of the owner past the limit',
      'own.hasProved || isKnown ? 0 : all.lockedUntil',
      'all.lockedUntil',
    ],
    [
      'guess-right-resets',
      'the fresh start after a right code',
      'guard.tries[source] = { ...triesOf(guard, source), wrong: 0, lockedUntil: 0, hasProved: true };',
    ],
  ]),
  ...mutantsIn(`${core}/pipeline.ts`, tests, [
    [
      'guess-kept',
      'the memory of a wrong try after the rollback',
      'for (const keep of problem.kept) keep();',
    ],
  ]),
  ...mutantsIn(`${resources}/security/verification.ts`, tests, [
    ['guess-verification', 'the limit before a verification', 'assertNotLocked(call);'],
  ]),
  ...mutantsIn(`${resources}/security/guard.ts`, tests, [
    [
      'guess-sent-code',
      'the tries of a code that was sent',
      '() => recipient && countWrongCode(bank, recipient),',
    ],
    [
      'guess-log',
      'the note of a wrong try in the log',
      '() => logAction(call, logType.security, textKey, {}, logResult.failure),',
    ],
    ['guess-told', 'the message to the owner', 'if (until === 0) return;', 'return;'],
  ]),
  ...mutantsIn(`${resources}/security/handlers.ts`, tests, [
    [
      'guess-password-change',
      'the limit before a new password',
      'const { body, merchant } = call;\n    assertNotLocked(call);\n    const kind',
      'const { body, merchant } = call;\n    const kind',
    ],
    [
      'guess-authenticator',
      'the limit before a new authenticator',
      'assertNotLocked(call);\n    const isBound',
      'const isBound',
    ],
    [
      'guess-recovery',
      'the limit before a recovery code',
      'assertNotLocked(call);\n    const { settings }',
      'const { settings }',
    ],
    [
      'guess-mailbox',
      'the limit before a new e-mail address',
      'assertNotLocked(call);\n    const recipient',
      'const recipient',
    ],
    [
      'guess-phone',
      'the limit before a new phone number',
      'assertNotLocked(call);\n    const isBinding',
      'const isBinding',
    ],
  ]),
  ...mutantsIn(`${resources}/auth/handlers.ts`, tests, [
    ['guess-sign-in', 'the limit of passwords at the sign-in', 'assertOpen(merchant, source, now);'],
    [
      'guess-registration',
      'the tries of the code that registers',
      'throw new ApiError(errorCode.EMAIL_CODE_WRONG, {}, [() => countWrongCode(bank, recipient, visitor.ip)]);',
      'throw new ApiError(errorCode.EMAIL_CODE_WRONG);',
    ],
    [
      'second-step',
      'the second step of a sign-in',
      'const isPending = needsSecondStep(merchant);',
      'const isPending = false;',
    ],
    ['second-step-token', 'the end of the token of the first step', 'bank.sessions.close(pending.token);'],
    [
      'second-step-pending',
      'the token that the second step asks for',
      'if (!session?.isPending) throw new LoginExpired();',
      'if (!session) throw new LoginExpired();',
    ],
    ['session-logout', 'the end of a session at a logout', 'if (token !== null) bank.sessions.close(token);'],
    [
      'sign-in-password',
      'the check of the password',
      "if (merchant.profile.passwordHash === '' || merchant.profile.passwordHash !== password)",
      'if (false)',
    ],
  ]),
  ...mutantsIn(
    `${resources}/auth/secondStep.ts`,
    [...tests, 'tests/safety/attacksOnAccounts.test.ts'],
    [
      ['guess-second-step', 'the limit of codes at the second step', 'assertOpen(merchant, source, now);'],
      [
        'guess-second-step-counted',
        'the count of wrong codes at the second step',
        '() => recordWrong(merchant, source, now),',
      ],
    ],
  ),
  ...mutantsIn(`${resources}/auth/retrieve.ts`, tests, [
    [
      'retrieve-mailbox-alone',
      'the second method before a forgotten password is replaced',
      "if (profile.totpSecret !== '') {",
      'if (false) {',
    ],
    [
      'retrieve-code-checked',
      'the check of the second method',
      "assertSecondStep({ merchant, visitor, now, sessionId: '' }, body.google_code);",
    ],
    [
      'guess-reset',
      'the tries of the code that resets a password',
      'throw new ApiError(errorCode.EMAIL_CODE_WRONG, {}, counted);',
      'throw new ApiError(errorCode.EMAIL_CODE_WRONG);',
    ],
    [
      'guess-reset-source',
      'the limit of attempts before a password is reset',
      'assertOpen(merchant, source, now, profile.lastLogin.ip === visitor.ip);',
    ],
    [
      'session-reset-password',
      'the end of all sessions at a reset password',
      'bank.sessions.closeAll(merchant.key);',
    ],
    [
      'lock-reset-password',
      'the lock of withdrawals after a reset password',
      "lockWithdrawals(merchant, 'password', now)",
      '0',
    ],
  ]),
  ...mutantsIn(`${core}/sessions.ts`, tests, [
    [
      'session-expiry',
      'the end of a session',
      'session && session.expireAt > now ? session : undefined',
      'session',
    ],
    [
      'session-pending',
      'the second step before anything else',
      'if (!session || session.isPending)',
      'if (!session)',
    ],
  ]),
  ...mutantsIn('packages/api-mocks/src/rules/sameEmail.ts', tests, [
    ['email-case', 'the comparison of e-mail addresses without case', '.toLowerCase()'],
  ]),
  ...mutantsIn(`${resources}/transfers/payee.ts`, tests, [
    ['guess-payee', 'the limit of payees that are looked up', 'assertOpen(merchant, source, now);'],
    [
      'guess-payee-kept',
      'the count of a look-up that is refused',
      'return keeping(count, answer);',
      'count();\n  return answer();',
    ],
  ]),
  ...mutantsIn(`${core}/pipeline.ts`, tests, [
    ['permission', 'the permission of a merchant', 'admit(endpoint, call);'],
  ]),
];
