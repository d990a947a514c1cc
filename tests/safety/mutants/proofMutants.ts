import { mutantsIn, type Mutant } from './mutant.ts';

const core = 'packages/api-mocks/src/core';
const resources = 'packages/api-mocks/src/resources';
const security = `${resources}/security`;
const tests = [security, `${resources}/journeys.test.ts`, 'tests/safety/proofs.test.ts'];
const endsTickets = 'endTickets({ bank: call.bank, mchid: call.merchant.mchid });';

/** Proof is bound to one thing and good once. */
export const proofMutants: readonly Mutant[] = [
  ...mutantsIn(`${security}/verification.ts`, tests, [
    ['totp-once', 'the single use of an authenticator code', 'if (step <= guard.totpStep) {', 'if (false) {'],
    [
      'totp-older',
      'the refusal of codes older than the newest used',
      'if (step <= guard.totpStep) {',
      'if (step === guard.totpStep) {',
    ],
    [
      'totp-checked',
      'the check of the authenticator code',
      'if (google !== undefined) assertGoogle(call, google);',
    ],
    [
      'email-code-checked',
      'the check of the e-mail code',
      'if (email !== undefined) assertEmail(call, purpose, email);',
    ],
    [
      'sms-code-checked',
      'the check of the code by SMS',
      'if (sms !== undefined) assertSms(call, smsPurposeOf(purpose), sms);',
    ],
    [
      'password-checked',
      'the check of the password',
      'if (password !== undefined) assertPassword(call, password);',
    ],
    ['password-needed', 'the password beside the code', '!isAccepted || lacksPassword', '!isAccepted'],
    [
      'password-of-money',
      'the transaction password',
      "const expected = tradePasswordHash === '' ? passwordHash : tradePasswordHash;",
      'const expected = passwordHash;',
    ],
    ['method-off', 'the switches of the methods', ' && one.open === onOffCode.on'],
    ['method-unbound', 'the refusal of methods that are not bound', 'isBound[method](profile) &&'],
    [
      'method-any',
      'the refusal of a method beside an accepted one',
      'used.every((method) => accepted.includes(method))',
      'true',
    ],
    [
      'ticket-for-step',
      'the ticket for a step on the way',
      'if (!isTicketGood(call, ticketOf(call, undefined), purpose, action))',
      'if (false)',
    ],
    [
      'ticket-used-up',
      'the single use of a ticket where codes could be given',
      '    consumeTicket(call, ticket);\n    verified',
      '    verified',
    ],
  ]),
  ...mutantsIn(`${security}/tickets.ts`, tests, [
    ['ticket-session', 'the session of a ticket', 'known.sessionId === call.session.id &&'],
    ['ticket-purpose', 'the purpose of a ticket', 'known.purpose === purpose &&'],
    ['ticket-expiry', 'the end of a ticket', 'known.expireAt > call.now &&'],
    ['ticket-action', 'the action of a ticket', '(known.action === undefined || known.action === action) &&'],
    [
      'ticket-subject',
      'the subject of a ticket',
      '(known.subjects === undefined || known.subjects.includes(subjectOf(call.rawBody)))',
      'true',
    ],
    ['ticket-once', 'the single use of a ticket', 'else tickets.delete(ticket);'],
    [
      'ticket-each-once',
      'the single use of each subject of a ticket',
      'known?.subjects?.filter((one) => one !== subject) ?? []',
      'known?.subjects ?? []',
    ],
    [
      'ticket-needs-action',
      'the action that a ticket for money must name',
      'if (purpose === emailPurpose.withdrawal && action === undefined)',
      'if (false)',
    ],
    [
      'ticket-needs-subject',
      'the subject that a ticket for money must name',
      'if (isMoney && subjects?.length !== 1)',
      'if (false)',
    ],
  ]),
  ...mutantsIn(`${core}/pipeline.ts`, tests, [
    [
      'ticket-in-query',
      'the refusal of tickets in an address',
      'ticketHeader: incoming.headers.get(TICKET_HEADER),',
      "ticketHeader: incoming.headers.get(TICKET_HEADER) ?? rawQuery['ticket'] ?? null,",
    ],
  ]),
  ...mutantsIn(`${resources}/auth/handlers.ts`, tests, [
    [
      'ticket-logout',
      'the end of tickets at a logout',
      'if (merchant) endTickets({ bank, mchid: merchant.mchid, sessionId: session.id });',
    ],
  ]),
  ...mutantsIn(`${resources}/auth/secondStep.ts`, tests, [
    ['totp-second-step', 'the single use of a code at the second step', 'takeTotpStep(merchant, step, now);'],
  ]),
  ...mutantsIn(`${resources}/user/edit.ts`, tests, [
    ['ticket-after-switch', 'the end of tickets when a method is switched off', endsTickets],
    [
      'switch-off-proof',
      'the proof for switching a protection off',
      'assertVerified(call, change, emailPurpose.withdrawal);\n    endTickets',
      'endTickets',
    ],
    [
      'switch-off-last',
      'the last method of withdrawing',
      'if (isAboutMoney && left.length === 0)',
      'if (false)',
    ],
    [
      'phrase-proof',
      'the proof for changing the anti-phishing phrase',
      "if (current !== '') assertVerified(call, change, emailPurpose.withdrawal);",
    ],
  ]),
  ...mutantsIn(`${security}/handlers.ts`, tests, [
    [
      'ticket-after-password',
      'the end of tickets at a new password',
      `else profile.tradePasswordHash = password;\n  ${endsTickets}`,
      'else profile.tradePasswordHash = password;',
    ],
    [
      'ticket-after-binding',
      'the end of tickets at a new authenticator',
      `settings.guard.totpStep = step;\n  ${endsTickets}`,
      'settings.guard.totpStep = step;',
    ],
    [
      'ticket-after-unbinding',
      'the end of tickets when the authenticator goes',
      `${endsTickets}\n  profile.totpSecret = '';`,
      "profile.totpSecret = '';",
    ],
    [
      'ticket-after-mailbox',
      'the end of tickets at a new e-mail address',
      'merchant.profile.email = body.email;\n    endTickets({ bank, mchid: merchant.mchid });',
      'merchant.profile.email = body.email;',
    ],
    [
      'ticket-after-phone',
      'the end of tickets at a new phone number',
      'profile.areaCode = body.area_code;\n    endTickets({ bank, mchid: merchant.mchid });',
      'profile.areaCode = body.area_code;',
    ],
    [
      'totp-binding',
      'the single use of the code that binds an authenticator',
      'settings.guard.totpStep = step;',
    ],
    [
      'recovery-code',
      'the check of a recovery code',
      'if (!settings.recoveryCodes.includes(body.recovery_code))',
      'if (false)',
    ],
    [
      'session-new-password',
      'the end of other sessions at a new password',
      "if (kind === 'account') call.bank.sessions.closeAll(call.merchant.key, call.session.id);",
    ],
    [
      'password-old',
      'the old password before a new one',
      'if (old !== null && now !== old) throw wrongTry(call, errorCode.PASSWORD_MISMATCH);',
    ],
  ]),
  ...mutantsIn(
    `${security}/lock.ts`,
    [...tests, 'tests/safety/exits.test.ts'],
    [
      [
        'lock-after-change',
        'the lock of withdrawals after a security change',
        'profile.lockUntil = Math.max(profile.lockUntil, now + LOCK_SECONDS);',
      ],
      ['lock-shortened', 'the longer of two locks', 'Math.max(profile.lockUntil, now + LOCK_SECONDS)', 'now'],
    ],
  ),
  ...mutantsIn(
    `${core}/codes.ts`,
    [...tests, 'tests/safety/guards.test.ts'],
    [
      ['code-purpose', 'the purpose of a code', 'sent.purpose === purpose && '],
      [
        'code-once',
        'the single use of a code',
        "replaceNewest(bank, recipient, (one) => ({ ...one, code: '' }));",
      ],
      ['code-expiry', 'the end of a code', ' || sent.at + codeRules.lifeSeconds < now'],
      [
        'code-tries',
        'the end of a code after wrong tries',
        'if (own.length >= codeRules.wrongOfAsker || wrong.length >= codeRules.wrong) return false;',
      ],
      ['code-interval', 'the pause between two codes', 'if (wait > 0)', 'if (false)'],
      ['code-most-a-day', 'the most codes of an asker', 'own.length >= codeRules.aDayOfAsker || ', ''],
      ['code-most-of-all', 'the most codes of a day', ' || before.length >= codeRules.aDay', ''],
      [
        'code-email-case',
        'the comparison of addresses without case',
        'foldEmail(sent.to) === foldEmail(to)',
        'sent.to === to',
      ],
    ],
  ),
];
