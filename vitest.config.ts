import { defineConfig } from 'vitest/config';
import { consolePlugins } from './packages/console/vite/plugins.ts';
import { mutate } from './tests/safety/support/mutate.ts';

const isMutating = process.env.SAFETY_MUTANT !== undefined;

const filesOf = (extension: string) => [
  `{packages/*/src,.storybook,scripts}/**/*.test.${extension}`,
  `tests/{bench,repo,conformance,safety,package}/**/*.test.${extension}`,
];

/** Everything that needs no browser: rules, data, the mock backend, the conventions of the repository. */
export default defineConfig({
  define: {
    'import.meta.env.HAS_MOCK': 'false',
  },
  plugins: [...(isMutating ? [mutate()] : []), ...consolePlugins({ hasReact: false })],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        // Rules and data keep nothing between tests: a worker loads each module once, for half a minute less.
        test: { name: 'rules', include: filesOf('ts'), isolate: false },
      },
      { extends: true, test: { name: 'documents', include: filesOf('tsx') } },
    ],
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
