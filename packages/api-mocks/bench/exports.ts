/**
 * `node bench/exports.ts [xlsx|csv]`: exports the payments of two merchants, 12,400 and 200,000 rows, each from a server
 * of its own, and calls it meanwhile. Prints when the first byte came, how long it took, the memory on top of what the
 * server had, and the slowest hundredth of the other calls; fails nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const format = process.argv[2] ?? 'xlsx';

async function measure(merchant: string): Promise<string> {
  const server = spawn(process.execPath, ['src/entries/serve.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.setEncoding('utf8');
  const [line]: string[] = await once(server.stdout, 'data');
  const base = /http:\/\/\S+?(?=\/\s)/.exec(line ?? '')?.[0] ?? '';
  server.stdout.resume();

  /** Linux alone tells it. */
  const megabytes = (name: 'VmRSS' | 'VmHWM') => {
    const file = `/proc/${server.pid ?? 0}/status`;
    const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  };

  const answer = await fetch(`${base}/api/v1/public/login`, {
    method: 'POST',
    body: JSON.stringify({ google_auth_code: `mock:${merchant}` }),
  });
  const { data }: { data: { token: string } } = await answer.json();
  const headers = { 'x-token': data.token };
  const call = async (path: string) => {
    const from = performance.now();
    const body = await (await fetch(`${base}/api/v1${path}`, { headers })).text();
    return { took: performance.now() - from, body };
  };
  const { body: page } = await call('/transactions/list');
  const { data: list }: { data: { total: number } } = JSON.parse(page);
  const before = megabytes('VmRSS');

  const others: number[] = [];
  const exported = new AbortController();
  const calling = (async () => {
    while (!exported.signal.aborted) {
      others.push((await call('/user/info')).took);
      await pause(10);
    }
  })();

  const from = performance.now();
  const response = await fetch(`${base}/api/v1/transactions/list?format=${format}`, {
    headers: { ...headers, 'x-download': '1' },
  });
  let first = 0;
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - from;
    bytes += chunk.byteLength;
  }
  const seconds = (performance.now() - from) / 1000;
  exported.abort();
  await calling;
  const peak = megabytes('VmHWM') - before;
  server.kill();

  const sorted = others.toSorted((one, two) => one - two);
  const share = (part: number) => `${sorted[Math.floor(sorted.length * part)]?.toFixed(1)} ms`;
  return `${[
    `\nExport of ${list.total.toLocaleString('en-US')} rows as ${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    `  first byte after ${first.toFixed(0)} ms`,
    `  ${peak.toFixed(0)} MB over the ${before.toFixed(0)} MB before`,
    `  ${sorted.length} other calls: p50 ${share(0.5)}, p99 ${share(0.99)}, slowest ${sorted.at(-1)?.toFixed(1)} ms`,
  ].join('\n')}\n`;
}

for (const merchant of ['authorised', 'rich']) process.stdout.write(await measure(merchant));
