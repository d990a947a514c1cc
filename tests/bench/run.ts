/**
 * `pnpm bench`: what a visit weighs and how long it takes, at a quarter of this machine's speed. Fails nothing.
 * `--no-build` takes the build that is there, `--origin=http://…` a console that is served already.
 */
import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { browserArguments, provideBrowser } from '../../scripts/lib/browser.ts';
import { run } from '../../scripts/lib/run.ts';
import { measureInteractions } from './interactions.ts';
import { SLOWDOWN, desktop, phone, visit } from './visit.ts';
import type { Visit } from './visit.ts';

const PORT = 4174;
const args = process.argv.slice(2);
const served = args.find((argument) => argument.startsWith('--origin='))?.slice('--origin='.length);
const origin = served ?? `http://localhost:${PORT}`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function isUp(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`${origin}/config.json`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((again) => {
      setTimeout(again, 100);
    });
  }
}

const row = (one: Visit, device: string) =>
  [
    `${one.route} ${device}`.padEnd(16),
    one.jsKb.toFixed(1).padStart(8),
    one.cssKb.toFixed(1).padStart(10),
    String(one.requests).padStart(9),
    one.usableMs.toFixed(0).padStart(10),
    one.blockingMs.toFixed(0).padStart(12),
    one.shift.toFixed(3).padStart(6),
    one.heapMb.toFixed(1).padStart(9),
  ].join(' ');

if (!served && !args.includes('--no-build')) await run('pnpm', ['--filter', '@settlement/console', 'build']);
const server = served
  ? undefined
  : spawn('node', ['scripts/preview.ts'], {
      env: { ...process.env, PORT: String(PORT), QUIET: '1' },
      stdio: 'ignore',
    });
const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments() });
try {
  await isUp();
  print(`\nFirst visit, ${SLOWDOWN}× CPU throttle`);
  print('route           JS gz kB  CSS gz kB  requests  usable ms  blocking ms  shift   heap MB');
  for (const [route, usable, phoneUsable] of [
    ['/login', 'button:has-text("Google")', 'button:has-text("Google")'],
    ['/', '[role="slider"]', 'main h2'],
    ['/record', 'tbody [data-opener]', 'main li a, main li button'],
  ] as const) {
    print(row(await visit(browser, origin, route, usable, desktop), 'desktop'));
    print(row(await visit(browser, origin, route, phoneUsable, phone), 'phone'));
  }
  print(`\nInteractions on /record, ${SLOWDOWN}× CPU throttle, milliseconds`);
  for (const [name, time] of await measureInteractions(browser, origin)) {
    print(`${name.padEnd(40)} ${time.toFixed(0).padStart(5)}`);
  }
} finally {
  await browser.close();
  server?.kill();
}
if (!served) await run('node', ['packages/api-mocks/bench/calls.ts']);
