/**
 * `pnpm readme`: starts every command of README.md as it stands there. A server has to answer at the address it prints;
 * anything else has to end well. Prints what each answered and after how many seconds.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { documentedCommands } from './lib/documentedCommands.ts';

/** A command that has neither ended nor answered by then has failed. */
const LIMIT_MS = 180_000;

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+[\w/.-]*/;

/** Not started, with the reason. */
const exceptions: Readonly<Record<string, string>> = { test: 'it is the whole run of checks' };

interface Outcome {
  readonly isGood: boolean;
  readonly text: string;
}

const nameOf = (command: string) => command.split(' ').at(-1) ?? command;

async function answerAt(address: string): Promise<Outcome> {
  const { status, headers } = await fetch(address, { headers: { accept: 'text/html' } });
  return {
    isGood: status === 200,
    text: `${address} answers ${status} ${headers.get('content-type') ?? ''}`,
  };
}

/** Resolves once the command has ended, or answers at the address that it printed. */
async function start(command: string): Promise<Outcome> {
  const child = spawn('sh', ['-c', command], { detached: true, env: { ...process.env, NO_COLOR: '1' } });
  let output = '';
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const lastLine = output.trim().split('\n').at(-1) ?? '';
      resolve({ isGood: code === 0, text: `ends with ${code}: ${lastLine}` });
    });
  });
  const answered = new Promise<Outcome>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const isKnown = ADDRESS.test(output);
      output += stripVTControlCharacters(chunk.toString());
      const address = ADDRESS.exec(output)?.[0];
      if (!isKnown && address !== undefined) answerAt(address).then(resolve, reject);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const abort = new AbortController();
  const late = delay(LIMIT_MS, undefined, { signal: abort.signal }).then(
    () => ({ isGood: false, text: `neither ended nor answered:\n${output}` }),
    () => ({ isGood: false, text: 'not needed' }),
  );
  const outcome = await Promise.race([ended, answered, late]);
  abort.abort();
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  await ended;
  return outcome;
}

let failed = 0;
for (const command of documentedCommands(readFileSync('README.md', 'utf8'))) {
  const reason = exceptions[nameOf(command)];
  if (reason !== undefined) {
    console.log(`–  ${command}\n   not started: ${reason}`);
    continue;
  }
  const from = performance.now();
  const { isGood, text } = await start(command);
  if (!isGood) failed += 1;
  console.log(
    `${isGood ? '✓' : '✗'}  ${command}\n   ${text} (${((performance.now() - from) / 1000).toFixed(1)} s)`,
  );
}
process.exit(failed === 0 ? 0 : 1);
