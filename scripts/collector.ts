/**
 * Receives reports of the console: `PORT=8788 node scripts/collector.ts`. It's an example of a server for `reportUrl` and
 * `policyReportUrl`. Each report becomes a line of JSON on the standard output. With `SENTRY_DSN`, it also sends errors
 * and policy violations to Sentry or GlitchTip.
 */
import { randomUUID } from 'node:crypto';
import { type RequestListener, createServer } from 'node:http';
import { isRecord } from '#console/api/errors.ts';

const { PORT = '8788', HOST = '127.0.0.1', SENTRY_DSN } = process.env;

/** A report of the console (`reportUrl`), or a violation of its content security policy (`policyReportUrl`). */
export interface Collected {
  readonly kind: 'error' | 'vital' | 'policy';
  readonly name: string;
  readonly page: string;
  readonly version?: string;
  readonly value?: number;
  readonly stack?: readonly string[];
}

const MOST_BYTES = 16_384;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/**
 * Returns the path of a URL, because the rest may contain a merchant's data. Returns at most 200 characters
 * of other texts.
 */
const pathOf = (url: unknown): string =>
  URL.canParse(textOf(url)) ? new URL(textOf(url)).pathname : textOf(url);

function policyReport(body: Readonly<Record<string, unknown>>): Collected {
  const directive = textOf(
    body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive'],
  );
  const blocked = pathOf(body['blockedURL'] ?? body['blocked-uri']);
  const page = pathOf(body['documentURL'] ?? body['document-uri']);
  return { kind: 'policy', name: `${directive} ${blocked}`, page };
}

/** Returns the reports in the body of a request, at most 20. Unknown reports and fields are ignored. */
export function readReports(text: string): readonly Collected[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  // The Reporting API sends lists. `report-uri` sends one object.
  const all: readonly unknown[] = Array.isArray(body) ? body : [body];
  return all.slice(0, 20).flatMap((one): readonly Collected[] => {
    if (!isRecord(one)) return [];
    const { kind, name, page, version, value, stack } = one;
    if (one['type'] === 'csp-violation' && isRecord(one['body'])) return [policyReport(one['body'])];
    if (isRecord(one['csp-report'])) return [policyReport(one['csp-report'])];
    if (kind !== 'error' && kind !== 'vital') return [];
    return [
      {
        kind,
        name: textOf(name),
        page: textOf(page),
        ...(typeof version === 'string' && { version: textOf(version) }),
        ...(typeof value === 'number' && { value }),
        ...(Array.isArray(stack) && { stack: stack.slice(0, 10).map(textOf) }),
      },
    ];
  });
}

/**
 * Returns the request that stores a report in Sentry or GlitchTip.
 *
 * @param dsn - The address of the project, such as `https://key@sentry.example/2`
 * @throws {Error} if `dsn` doesn't contain a key or a project number
 */
export function envelopeOf(report: Collected, dsn: string, now = new Date()) {
  const { origin, username, pathname } = new URL(dsn);
  const [, prefix = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (username === '' || project === '')
    throw new Error('SENTRY_DSN must be like https://key@sentry.example/2');
  const eventId = randomUUID().replaceAll('-', '');
  // Sentry expects the most recent call last.
  const frames = (report.stack ?? []).toReversed().map((line) => {
    const [, file = line, row, column] = /^(.*):(\d+):(\d+)$/.exec(line) ?? [];
    return { filename: `app:///${file}`, lineno: Number(row ?? 0), colno: Number(column ?? 0), in_app: true };
  });
  const event = {
    event_id: eventId,
    timestamp: now.toISOString(),
    platform: 'javascript',
    level: report.kind === 'policy' ? 'warning' : 'error',
    release: report.version,
    transaction: report.page,
    ...(report.kind === 'policy'
      ? { message: `Policy: ${report.name}` }
      : { exception: { values: [{ type: report.name, value: report.page, stacktrace: { frames } }] } }),
  };
  const lines = [{ event_id: eventId, sent_at: now.toISOString() }, { type: 'event' }, event];
  return {
    url: `${origin}${prefix}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${username}, sentry_client=settlement-collector/1`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  };
}

/** Returns a handler that passes the reports at every path to `store` after it has responded. */
export function collectorHandler(store: (report: Collected) => void): RequestListener {
  return (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(request.url === '/healthz' ? 200 : 405, { allow: 'POST' }).end();
      return;
    }
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= MOST_BYTES) parts.push(part);
    });
    request.on('end', () => {
      response.writeHead(size > MOST_BYTES ? 413 : 204).end();
      if (size <= MOST_BYTES)
        for (const report of readReports(Buffer.concat(parts).toString())) store(report);
    });
  };
}

async function forward(report: Collected, dsn: string): Promise<void> {
  const { url, ...envelope } = envelopeOf(report, dsn);
  const signal = AbortSignal.timeout(5_000);
  const { ok, status } = await fetch(url, { method: 'POST', ...envelope, signal });
  if (!ok) throw new Error(`${new URL(url).host} returned ${status}`);
}

function store(report: Collected): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...report }));
  if (!SENTRY_DSN || report.kind === 'vital') return;
  forward(report, SENTRY_DSN).catch((error: unknown) => console.error(error));
}

if (import.meta.main)
  createServer(collectorHandler(store)).listen(Number(PORT), HOST, () =>
    console.error(`Reports are received at http://${HOST}:${PORT}`),
  );
