/** `pnpm mutations [--mutate <files>]`: changes code that handles money. A test must fail for each change. */
export default {
  mutate: [
    'packages/api-mocks/src/{rules,resources/exits}/**/*.ts',
    'packages/api-mocks/src/resources/{payments/refund*,reports/closing}.ts',
    'packages/api-mocks/src/core/books/transaction.ts',
    'packages/console/src/{kit/money/**/*,features/payments/parts/refundRows}.ts',
    '!packages/**/*.test.ts',
    // These files are tables and helpers of tests. `exits.test.ts` tests every cell of the policy.
    '!packages/**/{addressFixtures,dangerousAddresses,exitPolicy,keptSample,memoryOutcomeBrowser}.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // The coverage selects the tests of a mutant. Vitest's graph of imports would only repeat that, slowly.
  vitest: { configFile: 'vitest.mutations.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant in a table that is created during the import needs all tests.
  ignoreStatic: true,
  concurrency: 2,
  // Stryker would rewrite tsconfig.json with the compiler API, which TypeScript 7 doesn't have. It skips a
  // missing file.
  tsconfigFile: 'tsconfig.none.json',
  thresholds: { high: 95, low: 92, break: 92 },
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  incrementalFile: 'test-results/mutations.json',
  htmlReporter: { fileName: 'test-results/mutations.html' },
};
