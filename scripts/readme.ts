/**
 * Runs every command of README.md except `pnpm test`. A server must show its page at the printed URL in a new
 * browser profile. Any other command must succeed. For a command with `API_TARGET`, starts the target with the
 * README's own command, and checks that it receives calls.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments, provideBrowser } from './lib/browser.ts';
import { documentedCommands } from './lib/documentedCommands.ts';

const LIMIT_MS = 180_000;
/** The timeout in milliseconds. Vite compiles the modules on the first visit. */
const VISIT_MS = 60_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[\w/.-]*/;

const exceptions: Readonly<Record<string, string>> = { test: 'it runs all checks' };

interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
}

const nameOf = (command: string) => command.split(' ').at(-1) ?? command;

async function answerAt(address: string): Promise<Outcome> {
  const { status, headers } = await fetch(address, { headers: { accept: 'text/html' } });
  return {
    isGood: status === 200,
    text: `${address} returns ${status} ${headers.get('content-type') ?? ''}`,
  };
}

const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArguments() });

/** Opens a page and checks that it has a heading or content. A start notice has neither. */
async function visit(address: string): Promise<Outcome> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const isShown = await page
      .locator('h1, main, iframe')
      .first()
      .waitFor({ timeout: VISIT_MS })
      .then(
        () => true,
        () => false,
      );
    const seen = isShown ? await page.title() : await page.locator('body').innerText();
    return { isGood: isShown, text: isShown ? `shows “${seen}”` : `shows no page: ${seen}` };
  } finally {
    await page.close();
  }
}

interface Started {
  readonly outcome: Outcome;
  readonly address: string | undefined;
  readonly stop: () => Promise<void>;
}

async function start(command: string): Promise<Started> {
  const child = spawn('sh', ['-c', command], { detached: true, env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  const addressIn = () => ADDRESS.exec(output)?.[0];
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const lastLine = output.trim().split('\n').at(-1) ?? '';
      resolve({ isGood: code === 0, text: `ends with ${code}: ${lastLine}` });
    });
  });
  const answered = new Promise<Outcome>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const isKnown = addressIn() !== undefined;
      output += stripVTControlCharacters(chunk.toString());
      const address = addressIn();
      if (!isKnown && address !== undefined) answerAt(address).then(resolve, reject);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const abort = new AbortController();
  const late = delay(LIMIT_MS, undefined, { signal: abort.signal }).then(
    () => ({ isGood: false, text: `neither ended nor responded:\n${output}` }),
    () => ({ isGood: false, text: 'not needed' }),
  );
  const outcome = await Promise.race([ended, answered, late]);
  abort.abort();
  return {
    outcome,
    address: addressIn(),
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

const commands = documentedCommands(readFileSync('README.md', 'utf8'));

async function callThrough(address: string, target: string): Promise<Outcome> {
  const url = new URL('/api/v1/public/login', address);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ google_auth_code: 'mock:authorised' }),
  });
  const { data }: { data?: { token?: string } } = await response.json();
  const known = await fetch(new URL('/api/v1/user/info', target), {
    headers: { 'x-token': data?.token ?? '' },
  });
  return {
    isGood: known.status === 200,
    text: `${target} returns ${known.status} for a token from ${url.origin}`,
  };
}

async function tryCommand(command: string): Promise<Outcome> {
  const target = /\bAPI_TARGET=(\S+)/.exec(command)?.[1];
  const bank = target === undefined ? undefined : commands.find((one) => nameOf(one) === 'mock-api');
  const beside = bank === undefined ? undefined : await start(bank);
  const { outcome, address, stop } = await start(command);
  try {
    if (address === undefined || !outcome.isGood) return outcome;
    const after = [
      await visit(address),
      ...(target === undefined ? [] : [await callThrough(address, target)]),
    ];
    return {
      isGood: after.every(({ isGood }) => isGood),
      text: [outcome, ...after].map(({ text }) => text).join('\n   '),
    };
  } finally {
    await stop();
    await beside?.stop();
  }
}

let failed = 0;
for (const command of commands) {
  const reason = exceptions[nameOf(command)];
  if (reason !== undefined) {
    console.log(`–  ${command}\n   not started: ${reason}`);
    continue;
  }
  const from = performance.now();
  const { isGood, text } = await tryCommand(command);
  if (!isGood) failed += 1;
  console.log(
    `${isGood ? '✓' : '✗'}  ${command}\n   ${text} (${((performance.now() - from) / 1000).toFixed(1)} s)`,
  );
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);
