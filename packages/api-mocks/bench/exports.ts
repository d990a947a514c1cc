/**
 * `node bench/exports.ts [csv]`: exports the payments of `rich` from a server of its own, and calls it meanwhile.
 * Prints when the first byte came, how long it took, the memory on top of what the server had, and the slowest
 * hundredth of the other calls.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const format = process.argv[2] ?? 'xlsx';
const server = spawn(process.execPath, ['src/entries/serve.ts'], {
  cwd: new URL('..', import.meta.url),
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
server.stdout.setEncoding('utf8');
const [line]: string[] = await once(server.stdout, 'data');
const base = /http:\/\/\S+?(?=\/\s)/.exec(line ?? '')?.[0] ?? '';
server.stdout.resume();

const megabytes = (name: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${server.pid ?? 0}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
};

const answer = await fetch(`${base}/api/v1/public/login`, {
  method: 'POST',
  body: '{"google_auth_code":"mock:rich"}',
});
const { data }: { data: { token: string } } = await answer.json();
const headers = { 'x-token': data.token };
const other = async () => {
  const started = performance.now();
  await (await fetch(`${base}/api/v1/user/info`, { headers })).arrayBuffer();
  return performance.now() - started;
};
await (await fetch(`${base}/api/v1/transactions/list`, { headers })).arrayBuffer();
const before = megabytes('VmRSS');

const took: number[] = [];
const exported = new AbortController();
const others = (async () => {
  while (!exported.signal.aborted) {
    took.push(await other());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
})();

const started = performance.now();
const response = await fetch(`${base}/api/v1/transactions/list?format=${format}`, {
  headers: { ...headers, 'x-download': '1' },
});
let first = 0;
let bytes = 0;
for await (const chunk of response.body ?? []) {
  first ||= performance.now() - started;
  bytes += chunk.byteLength;
}
exported.abort();
await others;
const seconds = (performance.now() - started) / 1000;
const slowest = took.toSorted((one, two) => one - two);
const peak = megabytes('VmHWM') - before;
process.stdout.write(
  `${[
    `${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    `first byte after ${first.toFixed(0)} ms`,
    `${peak.toFixed(0)} MB over the ${before.toFixed(0)} MB before`,
    `${took.length} other calls: p50 ${slowest[Math.floor(took.length / 2)]?.toFixed(1)} ms, p99 ${slowest[Math.floor(took.length * 0.99)]?.toFixed(1)} ms, slowest ${slowest.at(-1)?.toFixed(1)} ms`,
  ].join('\n')}\n`,
);
server.kill();
