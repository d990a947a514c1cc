import type { MockWorker } from '@settlement/api-mocks/browser';
import { createRoot } from 'react-dom/client';
import { DevPanel } from './DevPanel.tsx';

/** Mounts the developer panel in its own root, so that it can't affect the page. */
export function mountDevPanel(worker: MockWorker): void {
  const root = document.createElement('div');
  document.body.prepend(root);
  createRoot(root).render(<DevPanel worker={worker} />);
}
