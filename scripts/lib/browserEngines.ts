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

const environmentOf = (name: Engine['name'], path: string, args = '') =>
  existsSync(path) ? { E2E_BROWSER: name, CHROMIUM_PATH: path, CHROMIUM_ARGS: args } : undefined;

/** Each engine, with its place on this machine. */
export const browserEngines = (): readonly Engine[] => [
  {
    name: 'chromium',
    environment: environmentOf('chromium', provideBrowser(), browserArguments().join(' ')),
    howToInstall: '',
  },
  {
    name: 'firefox',
    environment: environmentOf('firefox', firefox.executablePath()),
    howToInstall: 'npx playwright install firefox',
  },
  {
    name: 'webkit',
    environment: environmentOf('webkit', webkit.executablePath()),
    howToInstall: 'npx playwright install webkit',
  },
];
