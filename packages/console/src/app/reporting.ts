import { onCLS, onINP, onLCP } from 'web-vitals';
import { barePath, pageAt } from '#lib/pages.ts';
import { withoutBase } from '#lib/basePath.ts';

/**
 * One line of what is sent to `reportUrl`. Nothing of the merchant: no text of an error, which may hold an address or
 * an amount, no query, and of the address only which page it is.
 */
type Report =
  | {
      readonly kind: 'error';
      readonly name: string;
      readonly stack: readonly string[];
      readonly page: string;
    }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number; readonly page: string };

/** As many as help; a page that fails in a loop sends no more. */
const MOST = 20;

/** Where in our files it happened: `assets/start-ab12.js:1:2345`, without the text in front. */
export function framesOf(stack: string | undefined): readonly string[] {
  return [...(stack ?? '').matchAll(/assets\/[\w.-]+\.js:\d+:\d+/g)].map(([frame]) => frame).slice(0, 10);
}

/** Which page it is, and no more of its address. */
export function pageOf(pathname: string): string {
  const path = withoutBase(pathname);
  return pageAt(path) ?? (barePath(path) === '/login' ? '/login' : 'none');
}

/** Sends errors that nothing caught, and how long the page took, to `url`. */
export function startReporting(url: string): void {
  let sent = 0;
  const send = (report: Report) => {
    sent += 1;
    // As text: JSON to another origin would need a preflight, which a beacon can’t wait for.
    if (sent <= MOST) navigator.sendBeacon(url, JSON.stringify(report));
  };
  const page = () => pageOf(window.location.pathname);
  const sendError = (error: unknown) => {
    const known = error instanceof Error ? error : undefined;
    send({ kind: 'error', name: known?.name ?? typeof error, stack: framesOf(known?.stack), page: page() });
  };
  window.addEventListener('error', ({ error }) => sendError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
  for (const watch of [onCLS, onINP, onLCP]) {
    watch(({ name, value }) => send({ kind: 'vital', name, value, page: page() }));
  }
}
