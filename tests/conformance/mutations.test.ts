import { describe, expect, test } from 'vitest';
import type { Check } from '#api-mocks/certify/check.ts';
import { checks } from '#api-mocks/certify/checks.ts';
import { runChecks } from '#api-mocks/certify/run.ts';
import { mutations } from './mutations/mutations.ts';
import { startTarget } from './target.ts';

/** Some mutations, each with the end of the rule whose check finds it. */
const noticed = [
  ['every-list-is-empty', 'every payment belongs to an application of the merchant'],
  ['created-in-1970', 'times are in seconds and in a plausible range'],
  ['status-out-of-range', 'status of payments.list is a code of the contract'],
  ['trade-no-is-short', 'a platform number has 32 digits and belongs to one order'],
  ['amount-has-fifteen-decimals', 'no amount has more decimals than its token'],
  ['secret-key-in-the-list', 'no response of a read call contains a secret'],
  [
    'days-are-not-filled',
    'the chart has every day of its range, and no day has more paid orders than created ones',
  ],
  [
    'quote-lasts-fifteen-minutes',
    'a quote is valid for 15 seconds, and its minimum is at most the shown amount',
  ],
  ['status-filter-ignored', 'payments.list is filtered by status'],
  ['no-cross-origin', 'a page of another origin can call with every header of §7'],
  [
    'withdrawal-needs-no-proof',
    'a withdrawal with a ticket of another purpose is rejected and changes no data',
  ],
  ['password-is-not-checked', 'a withdrawal with another password is rejected and changes no data'],
  ['code-is-not-checked', 'a withdrawal with a used code is rejected and changes no data'],
  ['used-codes-are-good', 'without locking the owner out'],
  ['guessing-is-not-limited', 'without locking the owner out'],
  ['amounts-are-not-checked', 'withdrawals.create rejects an invalid amount'],
  ['limits-are-not-checked', 'a withdrawal of the whole balance or more is rejected'],
  ['bodies-of-an-id-may-differ', 'withdrawals.create, repeated'],
  ['request-id-ignored', 'withdrawals.create, eight at once'],
  ['request-id-of-transfers-ignored', 'transfers.create, repeated'],
  ['request-id-of-swaps-ignored', 'swap.create, eight at once'],
  ['canceled-twice', 'however often it is requested'],
  ['rules-need-no-proof', ': addresses.policy'],
  ['switches-are-not-checked', 'a switch of the security center accepts only two states'],
  ['broken-bodies-are-read', 'a call with a malformed body is rejected and changes no data'],
  ['first-step-is-good-twice', 'a second step accepts the token of a first step once'],
  ['logout-does-nothing', ': user.edit'],
  ['payments-of-others-are-shown', ': calls that read'],
  ['quotes-are-good-for-ever', 'a quote is valid for its merchant, pair, amount and time, and for one swap'],
  ['refusals-leave-a-trace', ': calls that write'],
] as const;

/** The nightly workflow sets `FUZZ`. All checks then look for each mutation, which takes some minutes. */
const nightly = process.env['FUZZ'] === undefined ? [] : mutations;

async function firstBrokenRule(id: string, among: readonly Check[]): Promise<string | undefined> {
  for await (const { state, rule } of runChecks(await startTarget(id), among))
    if (state === 'broken') return rule;
  return undefined;
}

describe('an altered server', () => {
  test.each(noticed)('fails the check that covers the mutation %s', async (id, rule) => {
    const check = checks.filter((one) => one.rule.endsWith(rule)).slice(-1);
    expect(await firstBrokenRule(id, check)).toContain(rule);
  });

  test.each(nightly)('isn’t certified with the mutation $id', async ({ id }) => {
    expect(await firstBrokenRule(id, checks)).toBeDefined();
  });

  test('can contain one of at least eighty mutations with unique IDs', () => {
    const ids = mutations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(80);
  });
});
