import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCaller, type Caller } from './caller.ts';
import { callChecks } from './checks/callChecks.ts';
import { figureChecks } from './checks/figureChecks.ts';
import { filterChecks } from './checks/filterChecks.ts';
import { valueChecks } from './checks/valueChecks.ts';
import { mayWrite } from './target.ts';

let caller: Caller;
beforeAll(async () => {
  caller = await openCaller();
});
afterAll(() => caller.target.close());

const all = [...valueChecks, ...figureChecks, ...callChecks, ...filterChecks].filter(
  ({ writes }) => !writes || mayWrite,
);

describe('Values and calls', () => {
  test.each(all)('$clause: $says', async ({ run }) => {
    await expect(run(caller)).resolves.toBeUndefined();
  });
});
