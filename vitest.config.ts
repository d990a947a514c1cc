import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { consolePlugins } from './packages/console/vite/plugins.ts';

const hasDocument = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom');

/**
 * Runs the files with a document in a row. Vitest replaces a worker, with its loaded modules, if the next file
 * needs another environment.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((expected) => sorted.filter((file) => hasDocument(file) === expected));
  }
}

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
    sequence: { sequencer: ByEnvironment },
    include: [
      '{packages/*/src,.storybook,scripts}/**/*.test.{ts,tsx}',
      'tests/{repo,conformance,safety}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['packages/console/src/app/testingSetup.ts'],
    // The usual machine for tests has two cores. With two workers, a fifth of the processor time was unused.
    maxWorkers: 3,
    // `FUZZ=20 pnpm unit` takes twenty times as long.
    testTimeout: process.env.FUZZ === undefined ? 20_000 : 3_600_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
