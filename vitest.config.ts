import { defineConfig } from 'vitest/config';
import { consolePlugins } from './packages/console/vite/plugins.ts';

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
    include: [
      '{packages/*/src,.storybook,scripts}/**/*.test.{ts,tsx}',
      'tests/{backends,repo,conformance,safety,package}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['packages/console/src/app/testingSetup.ts'],
    // The usual machine for tests has two cores.
    maxWorkers: 2,
    // `FUZZ=20 pnpm unit` takes twenty times as long.
    testTimeout: process.env.FUZZ === undefined ? 20_000 : 3_600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
