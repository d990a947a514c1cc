import { defineConfig, devices } from '@playwright/test';
import type { Profile } from './tests/e2e/support.ts';

/**
 * The number of workers. Each worker has its own mock API, so that tests can move its clock independently.
 * Two workers run per processor, because tests often wait. Three workers would leave a tenth of the time of
 * two processors unused.
 */
const WORKERS = 4;
const FIRST_PORT = 4173;

/**
 * A test runs on the desktop. With the tag `@phone`, it runs on a phone instead, and with `@both` on both, if
 * the layout makes a difference. `pnpm e2e --both` runs everything on both devices, except tests tagged
 * `@desktop`.
 */
const onBothDevices = process.env.E2E_BOTH === '1';

/** This variable is set by `pnpm e2e --firefox` and `pnpm e2e --webkit`. */
const engine = process.env.E2E_BROWSER;

/**
 * The user agent decides the layout. Playwright can’t emulate a phone in Firefox, so only its user agent and size are
 * set.
 */
const phone =
  engine === 'firefox'
    ? {
        userAgent: 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
        isMobile: true,
        hasTouch: true,
      }
    : devices[engine === 'webkit' ? 'iPhone 15' : 'Pixel 7'];

/** These tests open every page, which only other engines need. */
const forBrowsers = engine === undefined ? /@browsers/ : undefined;
const without = (...tags: (RegExp | undefined)[]) => tags.filter((tag) => tag !== undefined);

/** This variable is set by `pnpm e2e --slow`, which needs longer timeouts. */
const isSlow = process.env.TEST_SLOWDOWN !== undefined;

/**
 * The end-to-end tests on the production build and the mock API behind one origin, as `pnpm preview` serves
 * them.
 */
export default defineConfig<{ profile: Profile }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  // Other engines use slower protocols.
  timeout: isSlow || engine !== undefined ? 240_000 : 60_000,
  expect: { timeout: isSlow ? 30_000 : 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // Tests press faster than users do, while a dialog is still sliding in.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step takes a third of the time. Run `pnpm e2e <file> --trace=on` if you need one.
    screenshot: 'only-on-failure',
    // Firefox and WebKit don’t report some events, such as downloads. With this timeout, the action fails before
    // the test times out.
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
      ...(onBothDevices
        ? { grepInvert: /@desktop/ }
        : { grep: /@phone|@both/, grepInvert: without(forBrowsers) }),
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    // Tests that need no extension run on the mock API without extensions.
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
