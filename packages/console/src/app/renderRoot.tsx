import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { report } from '#lib/errorReports.ts';
import { showStartFailure } from './startFailure.ts';

/** Draws an application. Its errors are reported here, as these handlers take the place of React's own reports. */
export function renderRoot(root: Element, application: ReactNode): void {
  createRoot(root, {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      showStartFailure();
    },
  }).render(<StrictMode>{application}</StrictMode>);
}
