import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

/** The story tests run in the browser that `scripts/testStories.ts` provides. */
export default {
  ...base,
  reporters: ['default', '<rootDir>/scripts/lib/story-counts.js'],
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      exitOnPageError: false,
      // Nothing is half faded in when a story looks for it.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        headless: true,
        executablePath: process.env.CHROMIUM_PATH,
        args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
      },
    },
  },
};
