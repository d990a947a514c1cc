import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import unitTests from './vitest.config.ts';

/** Runs short files first, because one failing test is enough to detect a mutant. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => durationOf(a) - durationOf(b));
  }
}

/** The tests for `pnpm mutations`: the tests next to the changed code, and the safety tests of its rules. */
export default defineConfig({
  ...unitTests,
  test: {
    ...unitTests.test,
    setupFiles: [unitTests.test?.setupFiles ?? [], 'vitest.mutations.setup.ts'].flat(),
    include: [
      'packages/api-mocks/src/{rules,resources/{exits,payments,reports,withdrawals}}/**/*.test.ts',
      'packages/api-mocks/src/core/books/transaction.test.ts',
      'packages/console/src/{kit/money/*,features/payments/parts/refundRows}.test.ts',
      'tests/safety/{address*,breakingOff,exits,refusals}.test.ts',
    ],
    sequence: { sequencer: ShortestFirst },
  },
});
