export const MOST_REPORTS = 20;

interface ErrorReports {
  readonly report: (error: unknown) => void;
  readonly sendTo: (send: (error: unknown) => void) => void;
}

/** Creates a queue that sends each error once, and at most `MOST_REPORTS` errors. */
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

export const errorReports = createErrorReports();

/** Reports an error. Also logs it, because browsers don't log handled errors. */
export function report(error: unknown): void {
  console.error(error);
  errorReports.report(error);
}
