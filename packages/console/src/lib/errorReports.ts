/** As many as help; a page that fails in a loop reports no more. */
export const MOST_REPORTS = 20;

interface ErrorReports {
  /** Notes an error that something else handled: a screen that broke, a file that did not come. */
  readonly report: (error: unknown) => void;
  /** Says where they go: what was noted before, and what will be. */
  readonly sendTo: (send: (error: unknown) => void) => void;
}

/** Keeps errors until it is known where they are sent. Each is sent once, however many notice it. */
export function createErrorReports(): ErrorReports {
  const waiting: unknown[] = [];
  const seen = new Set<unknown>();
  let forward: (error: unknown) => void = (error) => waiting.push(error);
  return {
    report(error) {
      if (seen.has(error) || seen.size >= MOST_REPORTS) return;
      seen.add(error);
      forward(error);
    },
    sendTo(send) {
      forward = send;
      for (const error of waiting.splice(0)) send(error);
    },
  };
}

/** Those of this page. */
export const errorReports = createErrorReports();

/** For what the browser doesn't log of itself, as it was handled. */
export function report(error: unknown): void {
  console.error(error);
  errorReports.report(error);
}
