import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCaller, type Caller } from '#api-mocks/certify/caller.ts';
import { checks } from '#api-mocks/certify/checks.ts';
import { cleanUp } from '#api-mocks/certify/run.ts';
import { startTarget } from './target.ts';

let caller: Caller;

beforeAll(async () => {
  caller = await openCaller(await startTarget());
});

afterAll(() => cleanUp(caller.target));

describe('the mock API', () => {
  test.each(checks)('follows the rule: $section $rule', async ({ run }) => {
    await expect(run(caller)).resolves.toBeUndefined();
  });
});

test('docs/security.md lists each rule that starts with a capital letter as a duty', () => {
  const rows = readFileSync('docs/security.md', 'utf8').split('## What a real backend must do')[1] ?? '';
  const duties = [...rows.replaceAll('`', '').matchAll(/^\| ([A-Z].*?) +\|/gm)].map(([, duty = '']) => duty);
  const rules = checks.map(({ rule }) => rule).filter((rule) => /^[A-Z]/.test(rule));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => !duties.some((duty) => rule.startsWith(duty)))).toEqual([]);
});
