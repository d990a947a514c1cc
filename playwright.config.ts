import { defineConfig, devices } from '@playwright/test';

/** A bank for each worker: one journey's time does not pass in another's. */
const WORKERS = 2;
const FIRST_PORT = 4173;

/** Journeys on the production build with the mock bank behind one origin, as `pnpm preview` serves them. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine stands still at times; what is retried is named at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // Nobody is as quick as a journey: nothing is still sliding in when it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => {
    const port = FIRST_PORT + worker;
    return {
      command: 'node scripts/preview.ts',
      url: `http://localhost:${port}/config.json`,
      reuseExistingServer: false,
      env: { PORT: String(port), QUIET: '1' },
    };
  }),
});
