/**
 * Runs every command of README.md except `pnpm test`. A server must show its page at the printed URL in a new
 * browser profile. Any other command must succeed. For a command with `API_TARGET`, starts the target with the
 * README's own command, and checks that it receives calls.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { launchBrowser } from './lib/browser.ts';

const LIMIT_MS = 180_000;
/** The timeout in milliseconds. Vite compiles the modules on the first visit. */
const VISIT_MS = 60_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[\w/.-]*/;

/** The commands of the README. `tests/repo/commands.test.ts` checks that all have this format. */
const commands = readFileSync('README.md', 'utf8').match(/^(?:\w+=\S+ )*npx -y pnpm@\S+ \S+/gm) ?? [];

interface Started extends AsyncDisposable {
  /** The printed URL. `undefined` if the command has ended successfully. */
  readonly address: string | undefined;
}

/** Starts a command, and waits until it prints a URL or ends. @throws {Error} with its output if it fails */
async function start(command: string): Promise<Started> {
  const child = spawn('sh', ['-c', command], { detached: true, env: { ...process.env, NO_COLOR: '1' } });
  const ended = once(child, 'close').then(() => undefined);
  let output = '';
  const printed = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      const [address] = ADDRESS.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const address = await Promise.race([printed, ended, delay(LIMIT_MS, undefined, { ref: false })]);
  if (address === undefined && child.exitCode !== 0) {
    const problem = child.exitCode === null ? 'neither ended nor responded' : 'failed';
    await stop();
    throw new Error(`${problem}:\n${output}`);
  }
  return { address, [Symbol.asyncDispose]: stop };
}

const browser = await launchBrowser();

/** Opens a page and checks that it has a heading or content. A start notice has neither. */
async function visit(address: string): Promise<string> {
  await using page = await browser.newPage();
  const response = await page.goto(address);
  if (response?.status() !== 200) throw new Error(`${address} returns ${response?.status()}`);
  await page.locator('h1, main, iframe').first().waitFor({ timeout: VISIT_MS });
  return `${address} shows “${await page.title()}”`;
}

/** Signs in through the console's server. @throws {Error} if the target doesn't know the session */
async function callThrough(address: string, target: string): Promise<string> {
  const response = await fetch(new URL('/api/v1/public/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ google_auth_code: 'mock:authorised' }),
  });
  const { data }: { data?: { token?: string } } = await response.json();
  const headers = { 'x-token': data?.token ?? '' };
  const { status } = await fetch(new URL('/api/v1/user/info', target), { headers });
  if (status !== 200) throw new Error(`${target} returns ${status} for a token from ${address}`);
  return `${target} accepts a token from ${address}`;
}

async function tryCommand(command: string): Promise<readonly string[]> {
  const target = /\bAPI_TARGET=(\S+)/.exec(command)?.[1];
  await using servers = new AsyncDisposableStack();
  if (target !== undefined) servers.use(await start(commands.find((one) => one.endsWith(' mock-api')) ?? ''));
  const { address } = servers.use(await start(command));
  if (address === undefined) return ['succeeds'];
  const page = await visit(address);
  return target === undefined ? [page] : [page, await callThrough(address, target)];
}

for (const command of commands) {
  if (command.endsWith(' test')) {
    console.log(`–  ${command}\n   not started: it runs all checks`);
    continue;
  }
  const from = performance.now();
  try {
    const lines = await tryCommand(command);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`✓  ${command}\n   ${lines.join('\n   ')} (${seconds} s)`);
  } catch (error) {
    console.log(`✗  ${command}\n   ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await browser.close();
