import { expect, test } from 'vitest';
import { groupsOf, uncheckedOf, type Outcome } from './report/outcome.ts';
import { reportPage } from './report/page.ts';

const outcome = (state: Outcome['state'], ...titles: string[]): Outcome => ({ titles, state, reasons: [] });

const outcomes: readonly Outcome[] = [
  { ...outcome('failed', '§7 Calls: lists', 'keeps to its page'), reasons: ['51 rows of <50>'] },
  outcome('passed', 'Values and calls', '§4: a status is one of six'),
  outcome('passed', '§7 Calls: reading', 'Duty: Return 401 for an invalid token'),
  { ...outcome('skipped', 'Duty: Cancel a withdrawal once', 'twice'), reasons: ['There is no withdrawal'] },
  outcome('skipped', '§7 Calls that move money', 'a refund'),
];

test('the report lists the sections of the specification before the duties', () => {
  expect(groupsOf(outcomes).map(({ part, outcomes: { length } }) => [part, length])).toEqual([
    ['§4', 1],
    ['§7', 2],
    ['Duties', 2],
  ]);
});

test('the report lists the requirements of skipped checks', () => {
  expect(uncheckedOf(outcomes)).toEqual([
    ['There is no withdrawal', 1],
    ['Writing is disabled: set CONFORMANCE_WRITE=1 for a test account', 1],
  ]);
});

test('the HTML report escapes error texts', () => {
  const page = reportPage('http://api.test', outcomes);
  expect(page).toContain('2 passed, 1 failed, 2 not checked');
  expect(page).toContain(
    '<td>failed</td><td>§7 Calls: lists › keeps to its page<pre>51 rows of &lt;50&gt;</pre>',
  );
});
