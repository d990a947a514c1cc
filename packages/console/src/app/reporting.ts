import { onCLS, onINP, onLCP } from 'web-vitals';
import { isLoginPage } from '#api/headers.ts';
import { pageAt } from '#lib/address/pages.ts';
import { withoutBase } from '#lib/address/basePath.ts';
import { isChunkError } from '#lib/browser/chunkError.ts';
import { MOST_REPORTS, errorReports } from '#lib/browser/errorReports.ts';
import { readVersion } from '#lib/browser/chunkError.ts';

interface Common {
  readonly page: string;
  readonly version: string | undefined;
}

/** The data of a report to `reportUrl`. It must not identify a merchant, so it has no texts or IDs. */
type Report =
  | (Common & { readonly kind: 'error'; readonly name: string; readonly stack: readonly string[] })
  | (Common & { readonly kind: 'vital'; readonly name: string; readonly value: number });

/**
 * The delay in milliseconds before a missing file is reported, because a request that is canceled when the
 * user leaves the page looks like a missing file.
 */
const STAY_MS = 2_000;

/** Returns the first ten positions in the console's own files, such as `assets/start-ab12.js:1:2345`. */
function framesOf(stack: string | undefined): readonly string[] {
  return [...(stack ?? '').matchAll(/assets\/[\w.-]+\.js:\d+:\d+/g)].map(([frame]) => frame).slice(0, 10);
}

/** Returns the reported facts about an error. For a missing file, they include the name of the file. */
export function describeError(error: unknown): { readonly name: string; readonly stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const missing = isChunkError(error)
    ? error.message.match(/assets\/[\w./-]+\.(js|css|json)/)?.[0]
    : undefined;
  return { name: error.name, stack: [...(missing === undefined ? [] : [missing]), ...framesOf(error.stack)] };
}

/** Returns the page without IDs, such as `/payments`, or `none` for an unknown path. */
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
    // JSON to another origin would need a preflight. `sendBeacon` would send cookies.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(report),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The browser completes the request even if the user leaves the page.
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
