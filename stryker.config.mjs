/** `pnpm mutations [--mutate <files>]`: changes the code that decides about money, and expects a test to fail. */
export default {
  mutate: [
    'packages/api-mocks/src/{rules,resources/exits}/**/*.ts',
    'packages/api-mocks/src/core/books/transaction.ts',
    'packages/console/src/kit/money/**/*.ts',
    '!packages/**/*.test.ts',
    // These files are tables and helpers of tests. `exits.test.ts` has an attempt for every cell of the
    // policy.
    '!packages/**/{addressFixtures,dangerousAddresses,exitPolicy,keptSample,memoryOutcomeBrowser}.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // TypeScript 7 doesn't have the compiler API that rewrites tsconfig.json. Without a file, nothing is rewritten.
  tsconfigFile: 'tsconfig.none.json',
  thresholds: { high: 85, low: 70, break: 50 },
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  htmlReporter: { fileName: 'test-results/mutations.html' },
};
