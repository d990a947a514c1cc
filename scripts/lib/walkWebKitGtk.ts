import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createServerApi } from '@settlement/api-mocks/createServerApi';
import type { Device } from '#console/lib/device.ts';
import { listen } from './listen.ts';
import { previewHandler } from './previewHandler.ts';
import { startSession } from './webDriver.ts';
import { stepsOn } from './webKitSteps.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';
const browsers = ['4.1', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);
const PORT = 4181;
const SITE = `http://localhost:${PORT}`;
const REPORTS = '/reports';
const DRIVER = 'http://127.0.0.1:4445';
const DISPLAY = ':71';

/** The user agent decides the layout. The window of MiniBrowser gets no narrower than 447 px. */
const devices: Readonly<Record<Device, { args: readonly string[]; width: number; height: number }>> = {
  desktop: { args: [], width: 1440, height: 900 },
  mobile: {
    args: [
      '--user-agent=Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    ],
    width: 390,
    height: 844,
  },
};

interface Report {
  readonly kind: 'error' | 'vital';
  readonly name: string;
  readonly page: string;
  readonly stack?: readonly string[];
}

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

/** Collects the uncaught errors that the console reports. */
function collecting(errors: string[], serve: RequestListener): RequestListener {
  const collect = async (request: IncomingMessage) => {
    const { kind, name, page, stack = [] }: Report = JSON.parse(await text(request));
    if (kind === 'error') errors.push(`uncaught ${name} on ${page} ${stack[0] ?? ''}`);
  };
  return (request, response) => {
    if (request.url !== REPORTS) return serve(request, response);
    void collect(request);
    response.writeHead(204).end();
  };
}

const describe = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [describe(error.cause)])].join(': ')
    : String(error);

/** Undefined where WebKitGTK isn't installed. It is close to Safari: no Temporal, no BarcodeDetector. */
export async function walkWebKitGtk(): Promise<{ passed: number; failed: string[] } | undefined> {
  const binary = browsers.find((path) => existsSync(path));
  if (binary === undefined || ![driverPath, displayPath].every((path) => existsSync(path))) return undefined;
  const started: ChildProcess[] = [];
  const start = (command: string, args: string[], env: Record<string, string> = {}) =>
    started.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } }));
  const errors: string[] = [];
  const config = {
    ...JSON.parse(readFileSync('deploy/config.demo.json', 'utf8')),
    reportUrl: `${SITE}${REPORTS}`,
  };
  const serve = previewHandler('packages/console/dist', createServerApi(), { config });
  const server = await listen(collecting(errors, serve), PORT);
  start(displayPath, [DISPLAY, '-screen', '0', '1440x900x24']);
  start(driverPath, ['--port=4445', '--host=127.0.0.1'], {
    DISPLAY,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Root has no sandbox; the pages are our own.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const failed: string[] = [];
  let passed = 0;
  try {
    await untilAnswered(`${DRIVER}/status`);
    for (const device of ['desktop', 'mobile'] as const) {
      const { args, width, height } = devices[device];
      // Each device finds the bank as it is at first.
      await fetch(`${SITE}/__mock/reset`, { method: 'POST' });
      const driver = await startSession(DRIVER, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
      });
      await driver.resize(width, height);
      for (const { name, take } of stepsOn(SITE, device)) {
        try {
          await take(driver);
          if (errors.length > 0) throw new Error(errors.splice(0).join(', '));
          passed += 1;
          console.log(`  ✓ ${name}`);
        } catch (error) {
          failed.push(`${name}: ${describe(error)}`);
          console.log(`  ✗ ${failed.at(-1)}`);
        }
      }
      await driver.close();
    }
  } finally {
    for (const child of started) child.kill('SIGTERM');
    server.close();
  }
  return { passed, failed };
}
