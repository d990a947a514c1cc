import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const system = [
  // This build is only headless. It runs end-to-end tests and stories in 10% less time than the others.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = (browser: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);
  // Only some Debian releases have the package `chromium-headless-shell`.
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
}

function installed(): string | undefined {
  const own = chromium.executablePath();
  return system.find((path) => existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

/** Returns the path of `CHROMIUM_PATH`, the system's or Playwright's Chromium. Installs a missing one. */
export function provideBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH does not exist: ${named}`);
  }
  const found = installed();
  if (found) return found;
  console.log('No Chromium or Chrome found; installing one.');
  // In a Debian container, the system's package is faster to install. Other systems use Playwright's build.
  if (!installWithApt()) run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const provided = installed();
  if (provided) return provided;
  throw new Error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: provideBrowser() });

/** Returns the variables that select Chromium, or the engine of `--firefox` or `--webkit`. */
export function browserEnvironment(args: readonly string[]): Record<string, string> {
  const engine = ['firefox', 'webkit'].find((name) => args.includes(`--${name}`));
  return engine === undefined ? { CHROMIUM_PATH: provideBrowser() } : { E2E_BROWSER: engine };
}
