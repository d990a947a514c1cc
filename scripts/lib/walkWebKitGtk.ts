import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, pagePaths } from '#console/lib/pages.ts';
import { type WebDriver, startSession } from './webDriver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';
const browsers = ['4.1', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const CONSOLE = 'http://localhost:4181';
const DRIVER = 'http://127.0.0.1:4445';
const DISPLAY = ':71';

async function untilAnswered(url: string): Promise<void> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}

/** Waits until an expression of the page is true. */
async function until(driver: WebDriver, expression: string): Promise<void> {
  for (let attempts = 0; attempts < 150; attempts += 1) {
    if ((await driver.evaluate(`return Boolean(${expression})`)) === true) return;
    await pause(100);
  }
  const seen = await driver.evaluate('return document.body.innerText.slice(0, 200)');
  throw new Error(`not ${expression}: ${String(seen)}`);
}

const standing = `document.querySelector('main h1') && / · /.test(document.title)
  && !document.querySelector('[aria-busy="true"], [role="alert"]')`;

/** Opened with the errors of the page kept where the next step finds them. */
const steps: ReadonlyArray<readonly [string, (driver: WebDriver) => Promise<void>]> = [
  [
    'sign in by hand',
    async (driver) => {
      await driver.open(`${CONSOLE}/login`);
      await driver.press("//button[contains(., 'Google')]");
      await driver.press("//button[contains(., 'Northwind')]");
      await until(driver, "location.pathname === '/' && document.querySelector('main h1')");
    },
  ],
  ...(['desktop', 'mobile'] as const).flatMap((device) =>
    pagePaths.map((path) => {
      const address = addressOf(path, device);
      return [
        `${address} on a ${device === 'mobile' ? 'phone' : device}`,
        async (driver: WebDriver) => {
          await driver.open(CONSOLE + address);
          await until(driver, standing);
        },
      ] as const;
    }),
  ),
  [
    'open a payment and close it',
    async (driver) => {
      await driver.open(`${CONSOLE}/record`);
      await until(driver, "document.querySelector('tbody [data-opener]')");
      // The button covers its row from inside a cell, which WebDriver takes for not interactable.
      await driver.evaluate("document.querySelector('tbody [data-opener]').click()");
      await until(driver, `document.querySelector('[role="dialog"] h2')`);
      await driver.press("//*[@role='dialog']//button[@aria-label='Close']");
      await until(driver, `!document.querySelector('[role="dialog"]')`);
    },
  ],
  [
    'choose in a select',
    async (driver) => {
      await driver.open(`${CONSOLE}/record`);
      await driver.press("//main//button[@aria-haspopup='listbox'][contains(., 'statuses')]");
      await driver.press("//*[@role='option'][contains(., 'Paid')]");
      await until(driver, "location.search.includes('status=')");
    },
  ],
  [
    'open the menu of the merchant and sign out',
    async (driver) => {
      await driver.open(`${CONSOLE}/work-order`);
      await driver.press("//header//button[contains(@aria-label, 'Northwind')]");
      await driver.press("//*[@role='menuitem'][contains(., 'Log out') or contains(., 'Sign out')]");
      await until(driver, "location.pathname === '/login'");
    },
  ],
];

/** Undefined where WebKitGTK isn't installed. It is close to Safari: no Temporal, no BarcodeDetector. */
export async function walkWebKitGtk(): Promise<{ passed: number; failed: string[] } | undefined> {
  const binary = browsers.find((path) => existsSync(path));
  if (binary === undefined || ![driverPath, displayPath].every((path) => existsSync(path))) return undefined;
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[], env: Record<string, string> = {}) =>
    started.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }));
  start('node', ['scripts/preview.ts'], { PORT: new URL(CONSOLE).port, QUIET: '1' });
  start(displayPath, [DISPLAY, '-screen', '0', '1440x900x24']);
  start(driverPath, ['--port=4445', '--host=127.0.0.1'], {
    DISPLAY,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Root has no sandbox; the pages are our own.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const failed: string[] = [];
  try {
    await Promise.all([untilAnswered(`${CONSOLE}/config.json`), untilAnswered(`${DRIVER}/status`)]);
    const driver = await startSession(DRIVER, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    for (const [name, step] of steps) {
      try {
        await step(driver);
        console.log(`  ✓ ${name}`);
      } catch (error) {
        failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        console.log(`  ✗ ${failed.at(-1)}`);
      }
    }
    await driver.close();
  } finally {
    for (const child of started) child.kill('SIGTERM');
  }
  return { passed: steps.length - failed.length, failed };
}
