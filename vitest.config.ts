import { defineConfig } from 'vitest/config';
import { consolePlugins, noParserAlias } from './packages/console/vite/plugins.ts';
import { mutate } from './tests/safety/support/mutate.ts';

const isMutating = process.env.SAFETY_MUTANT !== undefined;

/** Everything that needs no browser: rules, data, the mock backend, the conventions of the repository. */
export default defineConfig({
  define: {
    'import.meta.env.HAS_MOCK': 'false',
  },
  plugins: [...(isMutating ? [mutate()] : []), ...consolePlugins({ hasReact: false })],
  resolve: { alias: [noParserAlias], dedupe: ['react', 'react-dom'] },
  test: {
    include: [
      '{packages/*/src,.storybook,scripts}/**/*.test.{ts,tsx}',
      'tests/{repo,conformance,resilience,safety,package}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    setupFiles: ['packages/console/src/app/testingPatience.ts'],
    // It knows files by what is on disk, and would take one mutant for another.
    ...(isMutating && { fsModuleCache: false }),
    // The machine that runs this has two cores.
    maxWorkers: 2,
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
