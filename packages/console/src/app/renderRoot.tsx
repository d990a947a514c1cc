import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '#lib/browser/errorReports.ts';
import { showStartFailure } from './startFailure.ts';

/** Renders the application in a transition and reports its errors. */
export function renderRoot(root: Element, application: ReactNode): void {
  const reactRoot = createRoot(root, {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      showStartFailure();
    },
    // React's own error only states that the second render succeeded. Its cause is the real error.
    onRecoverableError: (error) => report(error instanceof Error && error.cause ? error.cause : error),
  });
  startTransition(() => reactRoot.render(<StrictMode>{application}</StrictMode>));
}
