import { createMockApi } from '../src/entries/createMockApi.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { examples } from '../src/contract/examples.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';

/** `node bench/calls.ts`: how fast worlds are built and calls answered; prints figures, fails nothing. */

const RUNS = 40;
const print = (text: string) => process.stdout.write(`${text}\n`);
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const shown = (milliseconds: number) => `${milliseconds.toFixed(2).padStart(9)} ms`;
const line = (label: string, milliseconds: number) => print(`${label.padEnd(44)}${shown(milliseconds)}`);

function timed<Result>(run: () => Result): { took: number; result: Result } {
  const from = performance.now();
  const result = run();
  return { took: performance.now() - from, result };
}

print('Building a world');
for (const merchant of ['authorised', 'rich'] as const) {
  const build = () => createMockApi({ merchant, isSignedIn: true });
  line(`  ${merchant}, the first time`, timed(build).took);
  line(`  ${merchant}, a second bank`, timed(build).took);
}

const reading = Object.values(endpoints).filter(
  ({ method, answer }) => method === 'GET' && answer === 'json',
);

for (const merchant of ['authorised', 'rich'] as const) {
  const api = createMockApi({ merchant, isSignedIn: true });
  const medians: { id: string; took: number }[] = [];
  for (const endpoint of reading) {
    const url = new URL(endpoint.path, 'http://mock.example');
    const example: { query?: object; body?: unknown } = examples[endpoint.id];
    for (const [name, value] of Object.entries(example.query ?? {}))
      url.searchParams.set(name, String(value));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      await (await api.handle(new Request(url))).arrayBuffer();
      times.push(performance.now() - from);
    }
    medians.push({ id: endpoint.id, took: median(times) });
  }
  print(
    `\nAnswering, ${merchant}: median of medians${shown(median(medians.map(({ took }) => took)))}; the slowest:`,
  );
  for (const { id, took } of medians.toSorted((a, b) => b.took - a.took).slice(0, 6)) line(`  ${id}`, took);
}

print('\nPaging through 200,000 payments');
const rich = createMockApi({ merchant: 'rich', isSignedIn: true });
const { path }: Endpoint = endpoints['payments.list'];
for (const query of [
  'current=1',
  'current=5000',
  'current=10000',
  'status=8&current=1',
  'keyword=INV-2026&current=1',
]) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = performance.now();
    await (await rich.handle(new Request(`http://mock.example${path}?pageSize=20&${query}`))).arrayBuffer();
    times.push(performance.now() - from);
  }
  line(`  ${query}`, median(times));
}

const from = performance.now();
const busy = createMockApi({ isSignedIn: true });
const answer = await busy.handle(
  new Request('http://mock.example/api/v1/transactions/list/export?pageSize=1'),
);
print(
  `\nExport of 12,400 rows: ${(performance.now() - from).toFixed(0)} ms, ${((await answer.arrayBuffer()).byteLength / 1024).toFixed(0)} kB`,
);
