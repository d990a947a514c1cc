import { defineConfig } from '@playwright/test';

/** Another browser, for `pnpm browsers`. */
const named = process.env.E2E_BROWSER;
const engine = named === 'firefox' || named === 'webkit' ? named : 'chromium';
const channel = process.env.E2E_CHANNEL;

/** Components by themselves, on the static build of Storybook that `scripts/testBehaviour.ts` serves. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/behaviour',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: 'list',
  use: {
    baseURL: process.env.STORYBOOK_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    // Nothing is still sliding in when it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: engine,
      use: {
        browserName: engine,
        ...(channel !== undefined && { channel }),
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH,
          args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
        },
      },
    },
  ],
});
