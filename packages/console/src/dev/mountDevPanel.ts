import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts a developer panel in its own root, so that it can't affect the page. */
export function mountDevPanel(panel: ReactNode): void {
  const root = document.createElement('div');
  document.body.prepend(root);
  createRoot(root).render(panel);
}
