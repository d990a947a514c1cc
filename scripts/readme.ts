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
import { documentedCommands } from './lib/documentedCommands.ts';

const LIMIT_MS = 180_000;
/** The timeout in milliseconds. Vite compiles the modules on the first visit. */
const VISIT_MS = 60_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[\w/.-]*/;

const exceptions: Readonly<Record<string, string>> = { test: 'it runs all checks' };

const nameOf = (command: string) => command.split(' ').at(-1) ?? command;

interface Started {
  /** The printed URL. `undefined` if the command has ended successfully. */
  readonly address: string | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts a command, and waits until it prints a URL or ends. @throws {Error} with its output if it fails */
async function start(command: string): Promise<Started> {
  const child = spawn('sh', ['-c', command], { detached: true, env: { ...process.env, NO_COLOR: '1' } });
  const ended = once(child, 'close');
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
  const late = delay(LIMIT_MS, 'late' as const, { ref: false });
  const first = await Promise.race([printed, ended, late]);
  if (typeof first === 'string' && first !== 'late') return { address: first, stop };
  await stop();
  if (child.exitCode === 0) return { address: undefined, stop };
  throw new Error(`${first === 'late' ? 'neither ended nor responded' : 'failed'}:\n${output}`);
}

const browser = await launchBrowser();

/** Opens a page and checks that it has a heading or content. A start notice has neither. */
async function visit(address: string): Promise<string> {
  const page = await browser.newPage();
  try {
    const response = await page.goto(address);
    if (response?.status() !== 200) throw new Error(`${address} returns ${response?.status()}`);
    await page.locator('h1, main, iframe').first().waitFor({ timeout: VISIT_MS });
    return `${address} shows “${await page.title()}”`;
  } finally {
    await page.close();
  }
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

const commands = documentedCommands(readFileSync('README.md', 'utf8'));

async function tryCommand(command: string): Promise<readonly string[]> {
  const target = /\bAPI_TARGET=(\S+)/.exec(command)?.[1];
  const bank = target === undefined ? undefined : commands.find((one) => nameOf(one) === 'mock-api');
  const beside = bank === undefined ? undefined : await start(bank);
  try {
    const { address, stop } = await start(command);
    try {
      if (address === undefined) return ['succeeds'];
      const lines = [await visit(address)];
      return target === undefined ? lines : [...lines, await callThrough(address, target)];
    } finally {
      await stop();
    }
  } finally {
    await beside?.stop();
  }
}

for (const command of commands) {
  const reason = exceptions[nameOf(command)];
  if (reason !== undefined) {
    console.log(`–  ${command}\n   not started: ${reason}`);
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
