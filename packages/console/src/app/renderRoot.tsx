import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '#lib/browser/errorReports.ts';
import { showStartFailure } from './startFailure.ts';

/**
 * Renders an application as a transition, in slices, so that the page stays responsive. Errors are reported here,
 * because these handlers replace React's own.
 */
export function renderRoot(root: Element, application: ReactNode): void {
  const reactRoot = createRoot(root, {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      showStartFailure();
    },
    // React's own error only states that a retry succeeded. Its cause is the actual error.
    onRecoverableError: (error) => report(error instanceof Error && error.cause ? error.cause : error),
  });
  startTransition(() => reactRoot.render(<StrictMode>{application}</StrictMode>));
}
