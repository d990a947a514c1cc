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
