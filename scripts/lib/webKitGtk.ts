import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type WebDriver, startSession } from './webDriver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';
const browsers = ['4.1', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
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

export interface WebKitGtk {
  /** A browser of its own, started with these arguments. */
  readonly open: (args: readonly string[]) => Promise<WebDriver>;
  readonly stop: () => void;
}

/** Undefined where WebKitGTK isn't installed. It is close to Safari: no Temporal, no BarcodeDetector. */
export async function startWebKitGtk(): Promise<WebKitGtk | undefined> {
  const binary = browsers.find((path) => existsSync(path));
  if (binary === undefined || ![driverPath, displayPath].every((path) => existsSync(path))) return undefined;
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[], env: Record<string, string> = {}) =>
    started.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }));
  start(displayPath, [DISPLAY, '-screen', '0', '1440x900x24']);
  start(driverPath, ['--port=4445', '--host=127.0.0.1'], {
    DISPLAY,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Root has no sandbox; the pages are our own.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  await untilAnswered(`${DRIVER}/status`);
  return {
    open: (args) =>
      startSession(DRIVER, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
      }),
    stop: () => started.forEach((child) => child.kill('SIGTERM')),
  };
}

/** What was walked through, with a line for each step that failed. */
export interface Walk {
  passed: number;
  readonly failed: string[];
}

const describe = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [describe(error.cause)])].join(': ')
    : String(error);

/** Takes one step, and says how it went. */
export async function walkStep(walk: Walk, name: string, take: () => Promise<void>): Promise<void> {
  try {
    await take();
    walk.passed += 1;
    console.log(`  ✓ ${name}`);
  } catch (error) {
    walk.failed.push(`${name}: ${describe(error)}`);
    console.log(`  ✗ ${walk.failed.at(-1)}`);
  }
}
