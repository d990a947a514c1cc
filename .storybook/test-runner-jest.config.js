import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** The configuration of the story tests. `testing/testStories.ts` provides the browser. */
export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/testing/storyEnvironment.ts',
  // `storyEnvironment.ts` replaces the runner's setup, which would be loaded again for each file.
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  // Node.js runs these files without a transform.
  transformIgnorePatterns: ['/node_modules/', '/\\.storybook/'],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      // `storyEnvironment.ts` launches a browser for each worker. The runner's shared browser needs another process.
      launchType: 'LAUNCH',
      exitOnPageError: false,
    },
  },
};
