/**
 * Receives reports of the console: `PORT=8788 node scripts/collector.ts`. It's an example of a server for `reportUrl` and
 * `policyReportUrl`. Each report becomes a line of JSON on the standard output. With `SENTRY_DSN`, it also sends errors
 * and policy violations to Sentry or GlitchTip.
 */
import { createServer } from 'node:http';
import { type Collected, collectorHandler, envelopeOf } from './lib/collector.ts';

const { PORT = '8788', HOST = '127.0.0.1', SENTRY_DSN } = process.env;

async function forward(report: Collected, dsn: string): Promise<void> {
  const { url, headers, body } = envelopeOf(report, dsn);
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(5_000),
  });
  if (!ok) throw new Error(`${new URL(url).host} returned ${status}`);
}

function store(report: Collected): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...report }));
  if (!SENTRY_DSN || report.kind === 'vital') return;
  forward(report, SENTRY_DSN).catch((error: unknown) => console.error(error));
}

createServer(collectorHandler(store)).listen(Number(PORT), HOST, () =>
  console.error(`Reports are received at http://${HOST}:${PORT}`),
);
