import type { MockWorker } from '@settlement/api-mocks/browser';
import { createRoot } from 'react-dom/client';
import { DevPanel } from './DevPanel.tsx';

/** Puts the panel into a root of its own before the page, so that nothing of it is part of what it watches. */
export function mountDevPanel(worker: MockWorker): void {
  const root = document.createElement('div');
  document.body.prepend(root);
  createRoot(root).render(<DevPanel worker={worker} />);
}
