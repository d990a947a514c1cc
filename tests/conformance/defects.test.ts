import { describe, expect, test } from 'vitest';
import { callerOf, openCaller } from './caller.ts';
import { checks } from './checks/checks.ts';
import { summaryOf } from './report/summary.ts';
import type { Outcome } from './report/outcome.ts';

class LeftOut extends Error {}

async function outcomesOf(name: string, title = ''): Promise<readonly Outcome[]> {
  const { target, token, groups } = await openCaller(name);
  const leaveOut = (reason: string): never => {
    throw new LeftOut(reason);
  };
  const caller = callerOf({ ...target, leaveOut }, token, groups);
  const outcomes: Outcome[] = [];
  for (const { clause, says, run } of checks.filter((one) => one.says.endsWith(title))) {
    const error: unknown = await run(caller).then(
      () => undefined,
      (caught: unknown) => caught,
    );
    const state = error === undefined ? 'passed' : error instanceof LeftOut ? 'skipped' : 'failed';
    outcomes.push({
      titles: [`${clause}: ${says}`],
      state,
      reasons: error instanceof Error ? [error.message] : [],
    });
  }
  await target.close();
  return outcomes;
}

/** The end of the title of the check that finds each defect, and its text in the report. */
const explained: readonly (readonly [defect: string, title: string, sentence: string])[] = [
  ['missing-field', ': payments.list', 'payments.list has another shape: list.0.fees is missing'],
  [
    'wrong-type',
    ': statistics.overview',
    'statistics.overview has another shape: total_assets is "a lot", not',
  ],
  ['wrong-total', 'payments.list returns the requested page', 'page 2 of 3 rows has 3, and the total is 3'],
  ['filter-ignored', 'payments.list is filtered by status', 'payments.list is filtered by status'],
  ['paging-ignored', 'payments.list returns the requested page', 'page 2 has the rows of page 1'],
  [
    'wrong-code-accepted',
    'another code is rejected and changes no data',
    'the call was carried out, or rejected for another reason',
  ],
  ['unread-wrong', 'whichever are listed', 'unread counts all unread notifications, whichever are listed'],
  [
    'refusal-charges',
    'with no verification is rejected and changes no data',
    'a rejected call has lowered a balance',
  ],
];

describe('the report about the plain backend', () => {
  test('contains no errors if the backend has no defects', async () => {
    const outcomes = await outcomesOf('plain');
    expect(outcomes.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(summaryOf('the plain backend', outcomes)).toMatch(/^A console on the plain backend works\b/);
  });

  test.each(explained)('explains the defect %s', async (defect, title, sentence) => {
    const summary = summaryOf('the plain backend', await outcomesOf(`plain:${defect}`, title));
    expect(summary).toMatch(/^A console on the plain backend fails \d/);
    expect(summary).toContain(sentence);
  });
});

describe('the report about the mock API without extensions', () => {
  test('contains no errors', async () => {
    const outcomes = await outcomesOf('specification');
    expect(outcomes.filter(({ state }) => state === 'failed')).toEqual([]);
    expect(summaryOf('the mock API', outcomes)).toContain('the address book and its restrictions');
  });
});
