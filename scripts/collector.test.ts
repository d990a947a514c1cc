import { describe, expect, it } from 'vitest';
import { type Collected, collectorHandler, envelopeOf, readReports } from './collector.ts';
import { listen, portOf } from './lib/listen.ts';

const error = {
  kind: 'error',
  name: 'TypeError',
  stack: ['assets/start-ab12.js:1:2345', 'assets/App-cd34.js:2:10'],
  page: '/record',
  version: 'v1.2.0',
} as const;

describe('the collector', () => {
  it('removes unknown fields from reports of the console', () => {
    expect(readReports(JSON.stringify({ ...error, email: 'a@b.example' }))).toEqual([error]);
    const vital = { kind: 'vital', name: 'LCP', value: 1200, page: '/', version: 'v1' };
    expect(readReports(JSON.stringify(vital))).toEqual([vital]);
  });

  it('reads both formats of CSP reports, without the query of their URLs', () => {
    const expected = { kind: 'policy', name: 'script-src-elem /a.js', page: '/record' };
    const modern = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a.js',
      documentURL: 'https://console.example/record?uid=1',
    };
    const older = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js',
      'document-uri': 'https://console.example/record?uid=1',
    };
    expect(readReports(JSON.stringify([{ type: 'csp-violation', body: modern }]))).toEqual([expected]);
    expect(readReports(JSON.stringify({ 'csp-report': older }))).toEqual([expected]);
  });

  it.each(['', 'null', '[1]', '{"kind":"other"}'])('ignores an invalid report: %j', (text) => {
    expect(readReports(text)).toEqual([]);
  });

  it('writes an envelope for Sentry with the latest call last', () => {
    const { url, headers, body } = envelopeOf(error, 'https://key@sentry.example/base/2', new Date(0));
    expect(url).toBe('https://sentry.example/base/api/2/envelope/');
    expect(headers['x-sentry-auth']).toContain('sentry_key=key');
    const [head, item, event] = body.split('\n').map((line) => JSON.parse(line));
    expect([head.event_id, item]).toEqual([event.event_id, { type: 'event' }]);
    expect(event).toMatchObject({ release: 'v1.2.0', transaction: '/record', level: 'error' });
    expect(event.exception.values[0].stacktrace.frames.at(-1)).toEqual({
      filename: 'app:///assets/start-ab12.js',
      lineno: 1,
      colno: 2345,
      in_app: true,
    });
  });

  it.each(['https://sentry.example/2', 'https://key@sentry.example/'])(
    'rejects a Sentry URL without a key or project: %s',
    (dsn) => expect(() => envelopeOf(error, dsn)).toThrow('SENTRY_DSN'),
  );

  it('receives reports over HTTP', async () => {
    const stored: Collected[] = [];
    const server = await listen(
      collectorHandler((report) => void stored.push(report)),
      0,
    );
    const url = `http://localhost:${portOf(server)}/reports`;
    const send = async (body: string) => (await fetch(url, { method: 'POST', body })).status;
    expect(await send(JSON.stringify(error))).toBe(204);
    expect(await send('x'.repeat(20_000))).toBe(413);
    expect((await fetch(url)).status).toBe(405);
    expect(stored).toEqual([error]);
    server.close();
  });
});
