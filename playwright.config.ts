import { defineConfig, devices } from '@playwright/test';

/**
 * A bank for each worker: one journey's time does not pass in another's. Two workers for each of the two processors
 * of the smallest machine: a journey waits often, and three of them leave a tenth of the time unused.
 */
const WORKERS = 4;
const FIRST_PORT = 4173;

/**
 * A journey runs on the desktop, on the phone where it is tagged `@phone`, and on both where the layout makes
 * a difference (`@both`). `pnpm e2e --both` runs on both whatever is not tagged `@desktop`.
 */
const onBothDevices = process.env.E2E_BOTH === '1';

/** Another engine, for `pnpm browsers`. */
const engine = process.env.E2E_BROWSER;

/** The user agent decides the layout. A Firefox has no phone to emulate: it is one by its name and size. */
const phone =
  engine === 'firefox'
    ? {
        userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
        isMobile: true,
        hasTouch: true,
      }
    : devices[engine === 'webkit' ? 'iPhone 15' : 'Pixel 7'];

/** Every page is opened by `pnpm browsers` alone. */
const forBrowsers = engine === undefined ? /@browsers/ : undefined;
const without = (...tags: (RegExp | undefined)[]) => tags.filter((tag) => tag !== undefined);

/** `--slow`: everything takes longer. */
const isSlow = process.env.TEST_SLOWDOWN !== undefined;

/** Journeys on the production build with the mock bank behind one origin, as `pnpm preview` serves them. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  // Other engines are driven by slower protocols.
  timeout: isSlow || engine !== undefined ? 240_000 : 60_000,
  expect: { timeout: isSlow ? 30_000 : 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // A journey presses faster than a merchant does, while a dialog is still sliding in.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording of every step costs a third of the time: `pnpm e2e <file> --trace=on` where one is needed.
    screenshot: 'only-on-failure',
    // What a protocol never reports, such as a download, is not waited for until the end of the test.
    actionTimeout: engine === undefined ? 0 : 30_000,
    browserName: engine === 'firefox' || engine === 'webkit' ? engine : 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: without(forBrowsers, onBothDevices ? undefined : /@phone/),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      ...(onBothDevices ? { grepInvert: /@desktop/ } : { grep: /@phone|@both/ }),
      use: { ...phone, viewport: { width: 390, height: 844 } },
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
