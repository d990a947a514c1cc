import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCaller, type Caller } from './caller.ts';
import { checks } from './checks/checks.ts';
import { mayWrite } from './target.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await openCaller();
});
afterAll(() => caller.target.close());

const rows = checks
  .filter(({ writes }) => !writes || mayWrite)
  .map(({ clause, says, run }) => [clause, says, run] as const);

describe('Values and calls', () => {
  test.each(rows)(
    '%s: %s',
    async (_clause, _says, run) => {
      expect(await run(caller)).toBeUndefined();
    },
    240_000,
  );
});
