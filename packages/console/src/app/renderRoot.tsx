import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '#lib/errorReports.ts';
import { showStartFailure } from './startFailure.ts';

/**
 * Draws an application, as a transition: a slice at a time, so that the page answers in between. Its errors are
 * reported here, as these handlers take the place of React's own reports.
 */
export function renderRoot(root: Element, application: ReactNode): void {
  const reactRoot = createRoot(root, {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      showStartFailure();
    },
    // React's own error only says that a second try went well; its cause is what happened.
    onRecoverableError: (error) => report(error instanceof Error && error.cause ? error.cause : error),
  });
  startTransition(() => reactRoot.render(<StrictMode>{application}</StrictMode>));
}
