import { useSyncExternalStore } from 'react';

/**
 * How much of the window's foot the keyboard of a phone covers, in pixels. What is fixed to the foot of the
 * window is behind it. Zooming in covers nothing.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

function keyboardHeight(): number {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}
