import { exitPolicy, exitRules, exits } from '#api-mocks/resources/exits/exitPolicy.ts';
import { mutantsIn, type Mutant, type Removal } from './mutant.ts';

const resources = 'packages/api-mocks/src/resources';
const cells = 'tests/safety/exits.test.ts';
const amounts = 'tests/safety/exitAmounts.test.ts';
const rules = 'tests/safety/addressRules.test.ts';
const applies = 'if (applied[rule] === true)';

/** One for every cell of the table of exits and rules that applies. */
const withoutCell: readonly Removal[] = exits.flatMap((exit) =>
  exitRules
    .filter((rule) => exitPolicy[exit][rule] === true)
    // Every call is admitted by the permission first; only a run of a collection is no call.
    .filter((rule) => rule !== 'permission' || exit === 'collection')
    // The quote of a swap has been refused by the same minimum before.
    .filter((rule) => rule !== 'minimum' || exit !== 'swap')
    .map((rule): Removal => [
      `exit-${exit}-${rule}`,
      `${rule} for a ${exit}`,
      applies,
      `if (applied[rule] === true && !(request.exit === '${exit}' && rule === '${rule}'))`,
    ]),
);

/**
 * One for every cell that does not apply, where applying it can be seen: a rule about a destination says nothing of
 * a swap, which has none, and an address rule nothing of a transfer.
 */
const withCell: readonly Removal[] = (
  [
    ['withdrawal', 'gasAccount'],
    ['transfer', 'gasAccount'],
    ['redirectedRefund', 'gasAccount'],
    ['refund', 'gasAccount'],
    ['refund', 'savedOnly'],
    ['refund', 'coolingOff'],
    ['refund', 'minimum'],
    ['refund', 'singleLimit'],
    ['apiRefund', 'savedOnly'],
    ['apiRefund', 'lastUnit'],
    ['swap', 'singleLimit'],
    ['swap', 'dayLimit'],
  ] as const
).map(([exit, rule]) => [
  `exit-${exit}-${rule}-applied`,
  `the exception of a ${exit} from ${rule}`,
  applies,
  `if (applied[rule] === true || (request.exit === '${exit}' && rule === '${rule}'))`,
]);

/** One policy for every exit of money, and what weakens it waits. */
export const exitMutants: readonly Mutant[] = [
  ...mutantsIn(`${resources}/exits/assertExit.ts`, [cells], [...withoutCell, ...withCell]),
  ...mutantsIn(
    `${resources}/exits/assertExit.ts`,
    [cells, amounts, rules],
    [
      [
        'exit-sliced-swap',
        'the sum of a day before a proof is asked for',
        'free.used(request.merchant, request.now) + valueIn(request) <= free.limit',
        'valueIn(request) <= free.limit',
      ],
      [
        'exit-whole-balance',
        'the rule that an amount is less than the balance',
        'if (amount === availableOf',
        'if (amount > availableOf',
      ],
      [
        'exit-over-balance',
        'the rule that an amount is at most the balance',
        'if (amount > availableOf',
        'if (amount === availableOf',
      ],
      ['exit-below-fee', 'the rule that an amount is more than its fee', 'if (amount <= fee)', 'if (false)'],
    ],
  ),
  ...mutantsIn(
    `${resources}/exits/dayUse.ts`,
    [cells, amounts, `${resources}/payments`],
    [
      [
        'exit-pool-withdrawals',
        'withdrawals in the pool of 24 hours',
        '[withdrawalsSince, transfersSince, refundsSince]',
        '[transfersSince, refundsSince]',
      ],
      [
        'exit-pool-transfers',
        'transfers in the pool of 24 hours',
        '[withdrawalsSince, transfersSince, refundsSince]',
        '[withdrawalsSince, refundsSince]',
      ],
      [
        'exit-pool-refunds',
        'refunds in the pool of 24 hours',
        '[withdrawalsSince, transfersSince, refundsSince]',
        '[withdrawalsSince, transfersSince]',
      ],
      [
        'exit-pool-canceled',
        'the exception of withdrawals that did not happen',
        'if (!uncounted.has(row.status)) found.push',
        'found.push',
      ],
      [
        'exit-pool-refund-once',
        'the single count of a refund',
        'const counted = isHeldFirst ? streamType.freeze : streamType.refund;',
        'const counted = streamType.refund;',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/payments/refund.ts`,
    [cells, `${resources}/payments`],
    [
      [
        'exit-refund-elsewhere',
        'the rules of a refund to another address',
        "isSameAddress(asset.chain.family, address, payer) ? 'refund' : 'redirectedRefund'",
        "'refund'",
      ],
      [
        'refund-nothing',
        'the refusal of a refund of nothing',
        'if (amount <= 0n) throw new ApiError(errorCode.NOT_REFUNDABLE);',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/payments/refundable.ts`,
    [`${resources}/payments`, `${resources}/journeys.test.ts`],
    [
      ['refund-twice', 'what has gone back already', 'netOf(row) - refundedOf(row)', 'netOf(row)'],
      ['refund-late', 'the end of refunds', ' && row.paidAt >= now - REFUND_SECONDS'],
      ['refund-status', 'the states that can be refunded', 'if (!isRefundable(row, now)) return 0n;'],
      [
        'refund-excess-only',
        'the limit of an excess',
        'return excess < left ? excess : left;',
        'return left;',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/billing/collect.ts`,
    [cells, `${resources}/journeys.test.ts`],
    [
      [
        'collection-single',
        'the cut of a collection to the single limit',
        'least(above, singleLimitOf(asset, at))',
        'above',
      ],
      [
        'collection-day',
        'the cut of a collection to the limit of a day',
        'return isWorth(cut) ? cut : single;',
        'return single;',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/billing/handlers.ts`,
    ['tests/safety/refusals.test.ts', `${resources}/journeys.test.ts`],
    [
      [
        'collection-cooling',
        'the refusal of a cooling address for a collection',
        "if (target.status === addressStatus.cooling) throw fieldError('address_id', 'address_cooling');",
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/addresses/rules.ts`,
    [rules],
    [
      [
        'weakening-waits',
        'the 48 hours before a weaker rule',
        'endsAt: now + WEAKENING_SECONDS',
        'endsAt: now',
      ],
      [
        'weakening-pending',
        'the rule while its end is pending',
        'rule.isOn || rule.endsAt > now',
        'rule.isOn',
      ],
      [
        'weakening-again',
        'the end that stays when it is asked for again',
        'else if (addressRules[name].isOn) addressRules',
        'else addressRules',
      ],
      [
        'weakening-dropped',
        'the end that a stronger rule drops',
        '{ isOn: true, endsAt: 0 }',
        '{ ...addressRules[name], isOn: true }',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/addresses/handlers.ts`,
    [rules, 'tests/safety/refusals.test.ts'],
    [
      [
        'weakening-proof',
        'the proof for the rules of the address book',
        'assertVerified(call, body, emailPurpose.withdrawal);\n    if (body.only_saved',
        'if (body.only_saved',
      ],
      [
        'address-proof',
        'the proof for a new address',
        'assertVerified(call, body, emailPurpose.withdrawal);\n    return projectAddress(addToBook',
        'return projectAddress(addToBook',
      ],
      [
        'cooling-turned-on',
        'the refusal to wake a cooling address by hand',
        'if (status !== row.status && row.status === addressStatus.cooling)',
        'if (false)',
      ],
      [
        'address-twice',
        'the refusal of an address that is saved',
        "if (savedEntryOf(merchant, entry)) throw fieldError('address', 'address_saved');",
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/addresses/book.ts`,
    [rules],
    [
      [
        'cooling-new',
        'the cooling-off period of a new address',
        "ruleHolds(merchant, 'cooling', now) ? now + COOLING_SECONDS : now",
        'now',
      ],
      [
        'cooling-again',
        'the cooling-off period of an address that was deleted',
        'return Math.max(earlier, ',
        'return Math.max(0, ',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/exits/destination.ts`,
    [rules, cells, `${resources}/withdrawals`],
    [
      [
        'saved-token',
        'the token of a saved address',
        'found?.currency_id === asset.id ? found.row : undefined',
        'found?.row',
      ],
      ['saved-deleted', 'the rejection of a deleted address', '.filter(({ isDeleted }) => !isDeleted)', ''],
      [
        'saved-disabled',
        'the rejection of a disabled address',
        "if (isDisabled(merchant, destination)) throw refusal(destination, 'disabled');",
      ],
      [
        'saved-active',
        'the activity of a saved deposit address',
        '!isDeleted && status === addressStatus.active',
        'true',
      ],
    ],
  ),
  ...mutantsIn(
    'packages/api-mocks/src/rules/addressBook.ts',
    [rules, cells, `${resources}/withdrawals`],
    [
      [
        'cooling-deleted',
        'deleted entries that cool off',
        'own ? [own] : known)',
        'own ? [own] : known.filter(({ isDeleted }) => !isDeleted))',
      ],
      [
        'cooling-spellings',
        'the other spellings of a cooling address',
        'isSameAddress(family, entry.address, address)',
        'entry.address === address',
      ],
      ['cooling-own-entry', 'the period of the entry that is used', 'own ? [own] : known', 'known'],
      [
        'saved-memo',
        'the memo of a saved address',
        'entry.memo.trim() === memo.trim()',
        'entry.memo.trim() === memo.trim() || true',
      ],
      [
        'disabled-memos',
        'the memos of an address that is disabled without one',
        " || entry.memo === '' || isMemoOf(entry, memo)",
        ' || isMemoOf(entry, memo)',
      ],
      ['disabled-memo', 'the memo of a disabled address', '|| isMemoOf(entry, memo)', '|| true'],
    ],
  ),
  ...mutantsIn(
    `${resources}/funds/handlers.ts`,
    ['tests/safety/refusals.test.ts', `${resources}/journeys.test.ts`],
    [
      [
        'thaw-proof',
        'the proof for thawing withdrawals',
        'if (!isFreezing) assertVerified(call, body, emailPurpose.withdrawal);',
      ],
      [
        'thaw-lock',
        'the lock after thawing',
        "if (wasFrozen && !isFreezing) lockWithdrawals(merchant, 'thaw', now);",
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/user/handlers.ts`,
    ['tests/safety/refusals.test.ts', `${resources}/security`, `${resources}/user/deletion.test.ts`],
    [
      [
        'delete-proof',
        'the proof for deleting an account',
        'assertTicket(call, body.ticket, emailPurpose.withdrawal);',
      ],
      ['delete-balance', 'the balance that keeps an account', 'assertNonePending(merchant);'],
      [
        'delete-minimum',
        'the balance that could still be withdrawn',
        'availableOf(ledger, asset.index) > units(asset.minWithdraw, asset.decimals) ||',
        '',
      ],
      [
        'delete-on-hold',
        'the balance on hold that keeps an account',
        'frozenOf(ledger, asset.index) > 0n',
        'false',
      ],
      [
        'delete-deposit',
        'the deposit on its way that keeps an account',
        'merchant.rows.recharges.all().some(({ progress }) => progress === movementProgress.inProgress) ||',
        '',
      ],
      [
        'delete-sessions',
        'the end of the sessions of a deleted account',
        'bank.sessions.closeAll(merchant.key);',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/withdrawals/handlers.ts`,
    [`${resources}/journeys.test.ts`],
    [
      [
        'cancel-late',
        'the end of the time for canceling',
        'if (row.status !== withdrawalStatus.auditing)',
        'if (false)',
      ],
    ],
  ),
  ...mutantsIn(
    `${resources}/withdrawals/quote.ts`,
    [`${resources}/withdrawals`],
    [
      [
        'fee-made-up',
        'the check of the number of a cost',
        'isHonoured && quoteId === quoteIdOf(bank, asset, amount, at)',
        'isHonoured',
      ],
      ['fee-too-old', 'the end of a cost', 'at <= now && now - at <= HONOURED_SECONDS', 'at <= now'],
    ],
  ),
  ...mutantsIn(
    `${resources}/swap/handlers.ts`,
    [`${resources}/journeys.test.ts`, `${resources}/transitions.test.ts`, `${resources}/swap`],
    [
      ['quote-merchant', 'the merchant of a quote', 'known.mchid !== call.merchant.mchid || '],
      ['quote-pair', 'the pair of a quote', 'known.pairId !== pair.id || '],
      ['quote-expired', 'the end of a quote', ' || known.expireAt < call.now'],
      [
        'quote-amount',
        'the amount of a quote',
        'known.fromAmount === tokenAmount(pair.from, input.from_amount, input.balance_type, call.now) &&',
      ],
      ['quote-least', 'the least that is received', 'known.toAmount >= least', 'true'],
      ['quote-once', 'the single use of a quote', 'bank.quotes.delete(input.quote_id);'],
    ],
  ),
  ...mutantsIn(
    `${resources}/transfers/payee.ts`,
    [cells, `${resources}/transitions.test.ts`, `${resources}/security`],
    [
      [
        'transfer-self',
        'the refusal of a transfer to oneself',
        "if (payee.mchid === merchant.mchid) throw fieldError('account', 'account_self');",
      ],
    ],
  ),
  ...mutantsIn(
    'packages/api-mocks/src/core/ledger.ts',
    ['packages/api-mocks/src/core/ledger.test.ts'],
    [
      [
        'ledger-below-zero',
        'the balance that never falls below zero',
        'if (!isIn && before < amount) throw new ApiError(errorCode.INSUFFICIENT_BALANCE);',
      ],
      [
        'ledger-frozen',
        'the hold that releases no more than it holds',
        "throw new RangeError('more is released than was frozen');",
      ],
      [
        'ledger-negative',
        'the refusal of negative amounts',
        "if (amount < 0n || fee < 0n) throw new RangeError('amounts are not negative');",
      ],
    ],
  ),
];
