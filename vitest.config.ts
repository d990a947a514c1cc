import { defineConfig } from 'vitest/config';
import { consolePlugins } from './packages/console/vite/plugins.ts';
import { mutate } from './tests/safety/support/mutate.ts';

const isMutating = process.env.SAFETY_MUTANT !== undefined;

/** Everything that needs no browser: rules, data, the mock backend, the conventions of the repository. */
export default defineConfig({
  define: {
    'import.meta.env.HAS_MOCK': 'false',
  },
  plugins: [...(isMutating ? [mutate()] : []), ...consolePlugins({ hasReact: false })],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'node',
    // Tests keep nothing for each other: a worker loads each module once, for a minute less.
    isolate: false,
    include: [
      '{packages/*/src,.storybook,scripts}/**/*.test.{ts,tsx}',
      'tests/{bench,repo,conformance,safety,package}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['packages/console/src/app/testingSetup.ts'],
    // It knows files by what is on disk, and would take one mutant for another.
    ...(isMutating && { fsModuleCache: false }),
    // The machine that runs this has two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
