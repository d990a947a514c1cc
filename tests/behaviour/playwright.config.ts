import { defineConfig } from '@playwright/test';

const named = process.env.E2E_BROWSER;
const engine: 'chromium' | 'firefox' | 'webkit' =
  named === 'firefox' || named === 'webkit' ? named : 'chromium';

const browser = ({ withMotion = false } = {}) => ({
  browserName: engine,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    firefoxUserPrefs: {
      // Playwright handles a file dialog without closing it, and Firefox doesn’t open a second one.
      'remote.bidi.dismiss_file_pickers.enabled': true,
      'ui.prefersReducedMotion': withMotion ? 0 : 1,
    },
    args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
  },
});

/**
 * The actions that Playwright supports only in Chromium: dropping files, pasting pictures, tapping, and
 * inserting digits without a key.
 */
const beyond = engine === 'chromium' ? [] : [/@chromium/];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/behaviour',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Other engines use slower protocols.
  timeout: engine === 'chromium' ? 30_000 : 60_000,
  expect: { timeout: 5000 },
  reporter: 'list',
  use: {
    baseURL: process.env.STORYBOOK_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    // Elements must not be sliding in when they are pressed.
    contextOptions: { reducedMotion: 'reduce' },
    trace: engine === 'chromium' ? 'retain-on-failure' : 'off',
  },
  projects:
    engine === 'firefox'
      ? [
          { name: engine, grepInvert: [...beyond, /@motion/], use: browser() },
          { name: 'firefox, with motion', grep: /@motion/, use: browser({ withMotion: true }) },
        ]
      : [{ name: engine, grepInvert: beyond, use: browser() }],
});
