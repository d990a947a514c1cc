import { onCLS, onINP, onLCP } from 'web-vitals';
import { isLoginPage } from '#api/headers.ts';
import { pageAt } from '#lib/address/pages.ts';
import { withoutBase } from '#lib/address/basePath.ts';
import { isChunkError } from '#lib/browser/chunkError.ts';
import { MOST_REPORTS, errorReports } from '#lib/browser/errorReports.ts';
import { readVersion } from '#lib/browser/version.ts';

interface Common {
  readonly page: string;
  readonly version: string | undefined;
}

/**
 * A line of the data sent to `reportUrl`. To keep the merchant's data private, it contains neither error texts nor
 * queries, and only the page of the URL.
 */
type Report =
  | (Common & { readonly kind: 'error'; readonly name: string; readonly stack: readonly string[] })
  | (Common & { readonly kind: 'vital'; readonly name: string; readonly value: number });

/**
 * The delay before a missing file is reported. WebKit and Firefox cancel requests in progress when the user leaves the
 * page, and iOS has no `beforeunload`. The report is dropped if the page ends earlier.
 */
const STAY_MS = 2_000;

/**
 * Returns the positions in the console's files, such as `assets/start-ab12.js:1:2345`, without the text before them.
 */
function framesOf(stack: string | undefined): readonly string[] {
  return [...(stack ?? '').matchAll(/assets\/[\w.-]+\.js:\d+:\d+/g)].map(([frame]) => frame).slice(0, 10);
}

/** Returns the facts that may be reported. The name of a missing file is one of them. */
export function describeError(error: unknown): { readonly name: string; readonly stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const missing = isChunkError(error)
    ? error.message.match(/assets\/[\w./-]+\.(js|css|json)/)?.[0]
    : undefined;
  return { name: error.name, stack: [...(missing === undefined ? [] : [missing]), ...framesOf(error.stack)] };
}

/** Returns only the page, because the rest of a URL can contain data of the merchant. */
export function pageOf(pathname: string): string {
  const path = withoutBase(pathname);
  return pageAt(path) ?? (isLoginPage(path) ? '/login' : 'none');
}

export function startReporting(url: string): void {
  const version = readVersion();
  let sent = 0;
  const send = (report: Report) => {
    sent += 1;
    if (sent > MOST_REPORTS) return;
    // The report is sent as text, because JSON to another origin would need a preflight. A beacon would send
    // the cookies of that origin.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(report),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The request continues after the user leaves the page.
      keepalive: true,
    }).catch(() => undefined);
  };
  const common = () => ({ page: pageOf(window.location.pathname), version });
  errorReports.sendTo((error) => {
    const report: Report = { kind: 'error', ...describeError(error), ...common() };
    if (!isChunkError(error)) return send(report);
    const stayed = setTimeout(send, STAY_MS, report);
    addEventListener('pagehide', () => clearTimeout(stayed), { once: true });
  });
  for (const watch of [onCLS, onINP, onLCP]) {
    watch(({ name, value }) => send({ kind: 'vital', name, value, ...common() }));
  }
}
