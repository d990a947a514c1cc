import { defineConfig } from 'vitest/config';
import { consolePlugins } from './packages/console/vite/plugins.ts';

/** The tests for `pnpm mutations`. They test the code that this command changes, without screens. */
const testsOfMoney = [
  'packages/api-mocks/src/{rules,resources/payments,resources/reports,resources/withdrawals}/**/*.test.ts',
  'packages/api-mocks/src/core/books/transaction.test.ts',
  'packages/console/src/{kit/money,features/payments/parts}/**/*.test.ts',
  'tests/safety/{address*,amounts,breakingOff,exit*,money*,refusals}.test.ts',
];

/** All tests without a browser: rules, data, the mock API and the conventions of the repository. */
export default defineConfig({
  define: {
    'import.meta.env.HAS_MOCK': 'false',
  },
  plugins: consolePlugins({ hasReact: false }),
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'node',
    // Tests share no state, so they can share the loaded modules of a worker. This saves a minute.
    isolate: false,
    include:
      process.env.STRYKER_MUTATOR_WORKER === undefined
        ? [
            '{packages/*/src,.storybook,scripts}/**/*.test.{ts,tsx}',
            'tests/{backends,repo,conformance,safety,package}/**/*.test.{ts,tsx}',
          ]
        : testsOfMoney,
    setupFiles: ['packages/console/src/app/testingSetup.ts'],
    // The usual machine for tests has two cores.
    maxWorkers: 2,
    // `FUZZ=20 pnpm unit` takes twenty times as long.
    testTimeout: process.env.FUZZ === undefined ? 20_000 : 3_600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
