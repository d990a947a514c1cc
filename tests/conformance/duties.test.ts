import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checks } from '#api-mocks/certify/checks.ts';

test('docs/security.md lists each rule that starts with a capital letter as a duty', () => {
  const rows = readFileSync('docs/security.md', 'utf8').split('## What a real backend must do')[1] ?? '';
  const duties = [...rows.replaceAll('`', '').matchAll(/^\| ([A-Z].*?) +\|/gm)].map(([, duty = '']) => duty);
  const rules = checks.map(({ rule }) => rule).filter((rule) => /^[A-Z]/.test(rule));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => !duties.some((duty) => rule.startsWith(duty)))).toEqual([]);
});
