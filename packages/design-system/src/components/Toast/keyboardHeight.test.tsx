// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './ToastRegion.tsx';

class View extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;

  change(values: Partial<Pick<View, 'height' | 'offsetTop' | 'scale'>>) {
    act(() => {
      Object.assign(this, values);
      this.dispatchEvent(new Event('resize'));
    });
  }
}

function Height() {
  return <>{useKeyboardHeight()}</>;
}

let view: View;
const container = document.createElement('div');
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  view = new View();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('visualViewport', view);
  vi.stubGlobal('innerHeight', 800);
  root = createRoot(container);
  act(() => root.render(<Height />));
});
afterEach(() => {
  act(() => root.unmount());
});

it('useKeyboardHeight returns the covered height while the keyboard is open', () => {
  expect(container.textContent).toBe('0');
  view.change({ height: 500 });
  expect(container.textContent).toBe('300');
  view.change({ offsetTop: 120 });
  expect(container.textContent).toBe('180');
  view.change({ height: 800, offsetTop: 0 });
  expect(container.textContent).toBe('0');
});

it('useKeyboardHeight returns 0 while the page is zoomed in', () => {
  view.change({ height: 400, scale: 2 });
  expect(container.textContent).toBe('0');
});
