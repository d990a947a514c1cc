import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { browserArguments, provideBrowser } from './browser.ts';

/** A browser as the configurations of Playwright here take it from the environment. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Undefined where it is not installed. */
  readonly environment: Readonly<Record<string, string>> | undefined;
  readonly howToInstall: string;
}

const stockFirefox = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const withPath = (name: string, path: string, args: string, more: Readonly<Record<string, string>> = {}) => ({
  E2E_BROWSER: name,
  CHROMIUM_PATH: path,
  CHROMIUM_ARGS: args,
  ...more,
});

/** Playwright's own build, or the system's Firefox by WebDriver BiDi. */
function firefoxEnvironment(): Engine['environment'] {
  if (existsSync(firefox.executablePath())) return withPath('firefox', firefox.executablePath(), '');
  const path = [process.env.FIREFOX_PATH, ...stockFirefox].find((one) => one && existsSync(one));
  if (path === undefined) return undefined;
  const between = new URL('stockFirefox.ts', import.meta.url).pathname;
  return withPath('firefox', between, '', { E2E_CHANNEL: 'moz-firefox', FIREFOX_PATH: path });
}

/** Every engine, with where it is on this machine. */
export const browserEngines = (): readonly Engine[] => [
  {
    name: 'chromium',
    environment: withPath('chromium', provideBrowser(), browserArguments().join(' ')),
    howToInstall: '',
  },
  {
    name: 'firefox',
    environment: firefoxEnvironment(),
    howToInstall: 'apt-get install firefox-esr, or playwright install firefox',
  },
  {
    name: 'webkit',
    environment: existsSync(webkit.executablePath())
      ? withPath('webkit', webkit.executablePath(), '')
      : undefined,
    howToInstall: 'playwright install webkit',
  },
];
