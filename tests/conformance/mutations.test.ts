import { describe, expect, test } from 'vitest';
import { openCaller } from './caller.ts';
import { callChecks } from './checks/callChecks.ts';
import { valueChecks } from './checks/valueChecks.ts';
import { mutations } from './mutations/mutations.ts';

/** Each with the check that must notice; `pnpm mutations:conformance` runs them all against the whole suite. */
const noticed = [
  ['every-list-is-empty', 'every payment is of an application of the merchant'],
  ['created-in-1970', 'times are seconds, and not of another age'],
  ['status-out-of-range', 'status of payments.list is a code that the contract names'],
  ['trade-no-is-short', 'a platform number has 32 digits and belongs to one order'],
  ['amount-has-fifteen-decimals', 'no amount has more decimals than its token'],
  ['secret-key-in-the-list', 'no answer that is read carries a secret'],
  ['days-are-not-filled', 'the chart has every day of its range, none with more orders paid than created'],
  ['quote-lasts-fifteen-minutes', 'a quote holds for 15 seconds and promises no more than it shows'],
  ['status-filter-ignored', 'payments.list is filtered by status'],
  ['no-cross-origin', 'a page of another origin may call, with every header of §7'],
] as const;
const checks = [...valueChecks, ...callChecks];

describe.skipIf(process.env['CONFORMANCE_URL'])('an altered server', () => {
  test.each(noticed)('%s is noticed', async (id, says) => {
    const check = checks.find((one) => one.says === says);
    const altered = await openCaller(id);
    const honest = await openCaller();
    try {
      await expect(check?.run(honest)).resolves.toBeUndefined();
      await expect(check?.run(altered)).rejects.toThrow(/expected|The mock has no/);
    } finally {
      await Promise.all([altered.target.close(), honest.target.close()]);
    }
  });

  test('there are sixty or more, each with a name of its own', () => {
    const ids = mutations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(60);
  });
});
