import { defineConfig, devices } from '@playwright/test';
import type { Profile } from './tests/e2e/support.ts';

/**
 * Each worker has its own mock API, so that tests can change its clock. Tests often wait, so there are two workers
 * per processor on a machine with two processors. With three workers, a tenth of the processor time was unused.
 */
const WORKERS = 4;
const FIRST_PORT = 4173;

/**
 * Tests without a tag for devices run on the desktop. Tests with the tag `@phone` run only on a phone, and tests
 * with `@both` run on both. `pnpm e2e --both` runs all tests on both, except tests with `@desktop`.
 */
const onBothDevices = process.env.E2E_BOTH === '1';

/** The engine that `pnpm e2e --firefox` or `pnpm e2e --webkit` selects. */
const engine = process.env.E2E_BROWSER;

/**
 * The user agent determines the layout. Playwright has no phone preset for Firefox, so the settings of a phone are
 * listed here.
 */
const phone =
  engine === 'firefox'
    ? {
        userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
        isMobile: true,
        hasTouch: true,
      }
    : devices[engine === 'webkit' ? 'iPhone 15' : 'Pixel 7'];

/**
 * The tag of tests that Chromium skips, because its other tests already open every page. Undefined in Firefox and
 * WebKit, which run these tests.
 */
const forBrowsers = engine === undefined ? /@browsers/ : undefined;
const without = (...tags: (RegExp | undefined)[]) => tags.filter((tag) => tag !== undefined);

/** True for `pnpm e2e --slow`, which needs longer timeouts. */
const isSlow = process.env.TEST_SLOWDOWN !== undefined;

/** The end-to-end tests on the production build and the mock API, behind one origin as in `pnpm preview`. */
export default defineConfig<{ profile: Profile }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  // Playwright controls Firefox and WebKit more slowly than Chromium.
  timeout: isSlow || engine !== undefined ? 240_000 : 60_000,
  expect: { timeout: isSlow ? 30_000 : 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // With motion, tests would press elements while a dialog is sliding in.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces takes a third of the test time. To record one, run `pnpm e2e <file> --trace=on`.
    screenshot: 'only-on-failure',
    // Firefox and WebKit don't report some events, such as downloads. The action must then fail before the test does.
    actionTimeout: engine === undefined ? 0 : 30_000,
    browserName: engine === 'firefox' || engine === 'webkit' ? engine : 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Tests visit pages too briefly for optimized code. Compiling it takes 9% of the processor time.
      args: engine === undefined ? ['--js-flags=--no-turbofan,--no-maglev'] : [],
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
      ...(onBothDevices
        ? { grepInvert: /@desktop/ }
        : { grep: /@phone|@both/, grepInvert: without(forBrowsers) }),
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    // Tests with the tag `@core` need no extensions, so they also run on the mock API without extensions.
    {
      name: 'specification',
      grep: engine === undefined && !onBothDevices ? /@core/ : /^$/,
      use: { viewport: { width: 1440, height: 900 }, profile: 'specification' },
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
