import { expect, test } from 'vitest';
import { issueOf, stateOf } from './decisions.ts';

const approved = { print: 'a1', isApproved: true, comment: '', day: '2026-11-20' };
const refused = { ...approved, isApproved: false, comment: 'The <b>total\nis cut off' };

test.each([
  [undefined, 'a1', 'open'],
  [approved, 'a1', 'approved'],
  [refused, 'a1', 'changes'],
  [approved, 'b2', 'changed'],
  [approved, undefined, 'approved'],
] as const)(
  'stateOf compares the decision %j with the picture’s fingerprint %s: %s',
  (decision, print, state) => {
    expect(stateOf(decision, print)).toBe(state);
  },
);

test('issueOf lists the pictures that need changes, with their escaped comments', () => {
  const decisions = { 'one.light-en': approved, 'two.dark-zh': refused };
  expect(issueOf(decisions, (picture) => `#${picture}`)).toBe(
    '- [ ] [two.dark-zh](#two.dark-zh): The \\<b\\>total\n  is cut off',
  );
});
