import { defineConfig } from '@playwright/test';

/** Another browser, for `pnpm browsers`. */
const named = process.env.E2E_BROWSER;
const engine: 'chromium' | 'firefox' | 'webkit' =
  named === 'firefox' || named === 'webkit' ? named : 'chromium';

/** Firefox reads the preference for less motion at start. */
const browser = ({ withMotion = false } = {}) => ({
  browserName: engine,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    firefoxUserPrefs: {
      // Playwright answers a dialog for files without closing it, and Firefox opens no second one beside it.
      'remote.bidi.dismiss_file_pickers.enabled': true,
      'ui.prefersReducedMotion': withMotion ? 0 : 1,
    },
    args: (process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
  },
});

/** What only Chromium can be led to do: to drop files, to paste pictures, to tap, to insert digits that no key has. */
const beyond = engine === 'chromium' ? [] : [/@chromium/];

/** Components by themselves, on the static build of Storybook that `scripts/testBehaviour.ts` serves. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/behaviour',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Other engines are driven by slower protocols.
  timeout: engine === 'chromium' ? 30_000 : 60_000,
  expect: { timeout: 5000 },
  reporter: 'list',
  use: {
    baseURL: process.env.STORYBOOK_URL,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    // Nothing is still sliding in when it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    // Other browsers take twice as long while they are recorded.
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
