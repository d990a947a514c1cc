import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const SIGN_IN = { google_auth_code: 'mock:authorised' };

/**
 * Returns the output as soon as it contains a complete line. Keeps reading the output, because a program
 * fails if it can't write its output.
 */
function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (part) => {
      text += String(part);
      if (text.includes('\n')) resolve(text);
    });
    stream.on('end', () => reject(new Error(`it ended after ${JSON.stringify(text)}`)));
  });
}

/**
 * Certifies the server with the packed program.
 *
 * @throws {Error} with the report if a check fails
 */
async function certify(node: string, program: string, origin: string): Promise<void> {
  const options = ['--url', origin, '--profile', 'payments'];
  const { stdout } = await promisify(execFile)(node, [program, 'certify', ...options]);
  if (!stdout.includes(' 0 broken')) throw new Error(stdout);
}

/** Starts the packed server, passes its URL to `work`, and stops the server. */
export async function withServer(
  node: string,
  program: string,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const child = spawn(node, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const [origin] = /http:\/\/localhost:\d+/.exec(await firstLine(child.stdout)) ?? [];
    if (origin === undefined) throw new Error('it did not print its URL');
    await work(origin);
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`it ended with ${String(code)}`);
}

export const runProgram = (node: string, program: string): Promise<void> =>
  withServer(node, program, async (origin) => {
    for (const path of [
      '/',
      '/docs',
      '/docs.md',
      '/openapi.json',
      '/openapi.merchant.json',
      '/llms.txt',
      '/api.http',
      '/config.json',
    ]) {
      const { status } = await fetch(`${origin}${path}`);
      if (status !== 200) throw new Error(`${path} returned ${status}`);
    }
    const headers = { 'Content-Type': 'application/json' };
    const login = await fetch(`${origin}/api/v1/public/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(SIGN_IN),
    });
    const { data }: { data: { token: string } } = await login.json();
    const file = await fetch(`${origin}/api/v1/transactions/list`, {
      headers: { 'X-Token': data.token, 'X-DOWNLOAD': '1' },
    });
    const start = new Uint8Array(await file.arrayBuffer()).subarray(0, 2);
    if (String.fromCharCode(...start) !== 'PK') throw new Error('the export is not a workbook');
    await certify(node, program, origin);
  });
