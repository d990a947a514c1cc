import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const system = [
  // The same engine without its windows: what the journeys and stories see, for a tenth less work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function run(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

const isRoot = () => process.getuid?.() === 0;

function installWithApt(): boolean {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  const install = (browser: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);
  // Only some releases have the shell apart.
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
}

function installed(): string | undefined {
  const own = chromium.executablePath();
  return system.find((path) => existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

/**
 * A Chromium to test with, installed where there is none: `CHROMIUM_PATH`, then the system's, then
 * Playwright's own, then Playwright's download, then Debian's package.
 */
export function provideBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  const found = installed();
  if (found) return found;
  console.log('No Chromium or Chrome found; installing one.');
  // On a Debian container the package is one step; elsewhere Playwright brings its own build.
  if (!installWithApt()) run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const provided = installed();
  if (provided) return provided;
  throw new Error('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

/** Quiet, and without the sandbox that a container's root cannot have. */
export function browserArguments(): string[] {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
