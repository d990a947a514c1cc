import { mutantsIn, type Mutant } from './mutant.ts';

const resources = 'packages/api-mocks/src/resources';
const tests = ['tests/safety/weakening.test.ts'];

/** What weakens the protection of money waits 48 hours or is proved. */
export const weakeningMutants: readonly Mutant[] = [
  ...mutantsIn(`${resources}/billing/handlers.ts`, tests, [
    [
      'collection-proof',
      'the proof for weaker settings',
      'if (isWeakening(call, body)) assertVerified(call, body, emailPurpose.withdrawal);',
    ],
    ['collection-left-out', 'the amounts of a rule that is left out', '[...changed, ...leftOut]', 'changed'],
    [
      'collection-left-out-off',
      'the end of a rule that is left out',
      '({ ...rule, open: onOffCode.off, next_time: 0 })',
      '({ ...rule, next_time: 0 })',
    ],
    [
      'collection-twice',
      'the refusal of two rules for one token',
      'if (new Set(input.map(({ currency_id }) => currency_id)).size !== input.length)',
      'if (false)',
    ],
  ]),
  ...mutantsIn(`${resources}/billing/collectionAmounts.ts`, tests, [
    ['collection-waits', 'the 48 hours before lower amounts', 'now + WEAKENING_SECONDS', 'now'],
    [
      'collection-waits-early',
      'the amounts that hold while others are pending',
      'effective_time > now ? { ...rule, pending } : { ...rule, threshold, keep_amount }',
      '({ ...rule, threshold, keep_amount })',
    ],
    [
      'collection-waits-threshold',
      'the threshold that holds for 48 hours',
      'isLowerThreshold(input, before) ? before.threshold : threshold',
      'threshold',
    ],
    [
      'collection-waits-keep',
      'the kept amount that holds for 48 hours',
      'isLowerKeep(input, before) ? before.keep_amount : keep_amount',
      'keep_amount',
    ],
    ['collection-waits-again', 'the new wait for even lower amounts', ' && !areLower(input, before.pending)'],
    [
      'collection-lower-keep',
      'the kept amount among what is lower',
      'return isLowerThreshold(one, than) || isLowerKeep(one, than);',
      'return isLowerThreshold(one, than);',
    ],
    [
      'collection-lower-threshold',
      'the threshold among what is lower',
      'return isLowerThreshold(one, than) || isLowerKeep(one, than);',
      'return isLowerKeep(one, than);',
    ],
  ]),
  ...mutantsIn(`${resources}/billing/collect.ts`, tests, [
    [
      'collection-run-amounts',
      'the amounts of the moment in a run',
      'const still = collectionAt(found, at);',
      'const still = { ...found, ...found.pending };',
    ],
  ]),
  ...mutantsIn(`${resources}/billing/weakening.ts`, tests, [
    [
      'collection-lower-proof',
      'the proof for lower amounts of a collection',
      'if (before && areLower(input, before.pending ?? before)) return true;',
    ],
    [
      'collection-pending-proof',
      'the proof for amounts that are lower than the pending ones',
      'before.pending ?? before',
      'before.pending ? { threshold: "0", keep_amount: "0" } : before',
    ],
    [
      'collection-turned-on',
      'the proof for turning a collection on',
      'before?.open !== onOffCode.on ||',
      'before === undefined ||',
    ],
    [
      'collection-elsewhere',
      'the proof for another address of a collection',
      'before.address_id !== input.address_id ||',
    ],
    [
      'collection-often',
      'the proof for a shorter interval',
      ' ||\n    frequencyOf(input.schedule) > frequencyOf(before.schedule)',
    ],
    ['tolerance-proof', 'the proof for a higher tolerance', 'return acceptsLess || ', 'return '],
    [
      'statement-proof',
      'the proof for statements to another mailbox',
      'return acceptsLess || isStatementRedirected(merchant, change.statement);',
      'return acceptsLess;',
    ],
  ]),
  ...mutantsIn(`${resources}/addresses/handlers.ts`, tests, [
    [
      'enable-proof',
      'the proof for a disabled address that is enabled',
      'if (isEnabled) assertVerified(call, body, emailPurpose.withdrawal);',
    ],
    [
      'delete-disabled-proof',
      'the proof for deleting a disabled address',
      'if (row.status === addressStatus.disabled) assertVerified(call, body, emailPurpose.withdrawal);',
    ],
  ]),
  ...mutantsIn(`${resources}/applications/handlers.ts`, tests, [
    [
      'notify-proof',
      'the proof for another callback address',
      'if (body.notify_url !== row.notifyUrl) assertKeyVerified(call, body);',
    ],
    [
      'notify-edit-proof',
      'the same in the other call',
      '(change.notify_url !== undefined && change.notify_url !== row.notifyUrl) ||',
    ],
    [
      'mode-proof',
      'the proof for another mode',
      '(change.mode !== undefined && change.mode !== row.mode) ||',
    ],
    [
      'resume-proof',
      'the proof for resuming an application',
      ' ||\n    (change.status === appStatus.active && row.status !== appStatus.active)',
    ],
  ]),
  ...mutantsIn(`${resources}/user/edit.ts`, tests, [
    [
      'weaker-method-proof',
      'the proof for a weaker method',
      'turnsOff || addsWeakerMethod(call, turnedOn)',
      'turnsOff',
    ],
  ]),
  ...mutantsIn(`${resources}/security/handlers.ts`, tests, [
    [
      'first-password-proof',
      'the code for a first password',
      'else throw verificationQuestion(merchant, emailPurpose.updatePassword);',
    ],
  ]),
];
