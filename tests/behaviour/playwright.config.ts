import { defineConfig } from '@playwright/test';

const named = process.env.E2E_BROWSER;
const engine: 'chromium' | 'firefox' | 'webkit' =
  named === 'firefox' || named === 'webkit' ? named : 'chromium';

const browser = ({ withMotion = false } = {}) => ({
  browserName: engine,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    firefoxUserPrefs: {
      // Without this setting, Firefox keeps the first file dialog open, and no second one opens.
      'remote.bidi.dismiss_file_pickers.enabled': true,
      'ui.prefersReducedMotion': withMotion ? 0 : 1,
    },
  },
});

/**
 * The tag of tests that other engines skip. Playwright supports their actions only in Chromium: dropping
 * files, pasting pictures, tapping, and inserting digits that have no key.
 */
const beyond = engine === 'chromium' ? [] : [/@chromium/];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/behaviour',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Playwright's protocols for Firefox and WebKit are slower.
  timeout: engine === 'chromium' ? 30_000 : 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.STORYBOOK_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    // With motion, tests would press elements that are still sliding in.
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
