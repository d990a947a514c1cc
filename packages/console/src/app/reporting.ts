import { onCLS, onINP, onLCP } from 'web-vitals';
import { isLoginPage } from '#api/headers.ts';
import { pageAt } from '#lib/pages.ts';
import { withoutBase } from '#lib/basePath.ts';
import { isChunkError } from '#lib/chunkError.ts';
import { MOST_REPORTS, errorReports } from '#lib/errorReports.ts';
import { readVersion } from '#lib/version.ts';

interface Common {
  readonly page: string;
  readonly version: string | undefined;
}

/**
 * One line of what is sent to `reportUrl`. Nothing of the merchant: no text of an error, which may hold an address or
 * an amount, no query, and of the address only which page it is.
 */
type Report =
  | (Common & { readonly kind: 'error'; readonly name: string; readonly stack: readonly string[] })
  | (Common & { readonly kind: 'vital'; readonly name: string; readonly value: number });

/**
 * How long a page has to stay for a file that did not come to be an error. In WebKit and Firefox, what was on its way
 * fails as soon as the next page is asked for, `pagehide` comes with its answer, and iOS has no `beforeunload`.
 */
const STAY_MS = 2_000;

/** Where in our files it happened: `assets/start-ab12.js:1:2345`, without the text in front. */
function framesOf(stack: string | undefined): readonly string[] {
  return [...(stack ?? '').matchAll(/assets\/[\w.-]+\.js:\d+:\d+/g)].map(([frame]) => frame).slice(0, 10);
}

/** What is known of an error; of a file that did not come, which one. */
export function describeError(error: unknown): { readonly name: string; readonly stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const missing = isChunkError(error)
    ? error.message.match(/assets\/[\w./-]+\.(js|css|json)/)?.[0]
    : undefined;
  return { name: error.name, stack: [...(missing === undefined ? [] : [missing]), ...framesOf(error.stack)] };
}

/** Which page it is, and no more of its address. */
export function pageOf(pathname: string): string {
  const path = withoutBase(pathname);
  return pageAt(path) ?? (isLoginPage(path) ? '/login' : 'none');
}

/** Sends errors, those that were noted before included, and how long the page took, to `url`. */
export function startReporting(url: string): void {
  const version = readVersion();
  let sent = 0;
  const send = (report: Report) => {
    sent += 1;
    if (sent > MOST_REPORTS) return;
    // As text: JSON to another origin would need a preflight. A beacon would send the cookies of that origin.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(report),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Goes on when the page is left.
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
