import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** The story tests run in the browser that `scripts/testStories.ts` provides. */
export default {
  ...base,
  testEnvironment: '<rootDir>/scripts/lib/storyEnvironment.ts',
  // The runner's own setup would be loaded again for each file; the environment does what it does.
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  // Node reads the environment as it is written.
  transformIgnorePatterns: ['/node_modules/', '/scripts/', '/\\.storybook/'],
  reporters: ['default', '<rootDir>/scripts/lib/story-counts.js'],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      exitOnPageError: false,
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH,
        args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
      },
    },
  },
};
