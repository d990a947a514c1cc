import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Mutant } from '../../tests/safety/mutants/mutant.ts';

/** `notMade`: the text to replace is not there once, or no test reads the file. */
export type MutantResult = 'caught' | 'survived' | 'notMade';

/**
 * One Vitest for all mutants: starting it takes longer than most of the tests. Between two runs only the file
 * that was mutated is read again.
 */
export async function openMutantRunner() {
  process.env['SAFETY_MUTANT'] = '';
  const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}], silent: true });
  let isStopped = false;
  vitest.onCancel((reason) => {
    isStopped ||= reason === 'test-failure';
  });
  await vitest.standalone();

  async function run(tests: readonly string[]) {
    const files = tests.map((test) => resolve(test));
    const all = await vitest.globTestSpecifications();
    const chosen = all.filter(({ moduleId }) =>
      files.some((file) => moduleId === file || moduleId.startsWith(`${file}/`)),
    );
    if (chosen.length === 0) throw new Error(`There are no tests in ${tests.join(' ')}`);
    isStopped = false;
    const { testModules } = await vitest.runTestSpecifications(chosen);
    // The first failure ends the run: its file may count as pending still, or its result not be here.
    const hasFailedTest = (one: (typeof testModules)[number]) =>
      [...one.children.allTests('failed')].length > 0;
    return {
      failed: testModules
        .filter((one) => one.state() === 'failed' || hasFailedTest(one))
        .map(({ moduleId }) => moduleId),
      // A file that cannot be read at all proves nothing.
      isCaught: isStopped || testModules.some(hasFailedTest),
    };
  }

  return {
    /** The test files that fail without any mutant: what fails anyway notices nothing. */
    async failing(tests: readonly string[]): Promise<readonly string[]> {
      const { failed } = await run(tests);
      return failed.length === 0 ? failed : (await run(failed)).failed;
    },
    async try(mutant: Mutant): Promise<MutantResult> {
      const file = resolve(mutant.file);
      process.env['SAFETY_MUTANT'] = mutant.id;
      process.env['SAFETY_MUTANT_MADE'] = '';
      vitest.invalidateFile(file);
      try {
        const { isCaught } = await run(mutant.tests);
        // Set by the plugin, which Vitest loaded.
        if (process.env['SAFETY_MUTANT_MADE'] !== mutant.id) return 'notMade';
        return isCaught ? 'caught' : 'survived';
      } finally {
        process.env['SAFETY_MUTANT'] = '';
        vitest.invalidateFile(file);
      }
    },
    close: () => vitest.close(),
  };
}
