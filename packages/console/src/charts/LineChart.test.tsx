// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWidth } from './LineChart.tsx';

function Measured() {
  const { ref, width } = useWidth<HTMLDivElement>();
  return <div ref={ref}>{width} px</div>;
}

function stubObserver() {
  const handlers: (() => void)[] = [];
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(handler: () => void) {
        handlers.push(handler);
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
  return { notify: () => handlers.forEach((handler) => handler()), disconnect };
}

it('useWidth measures the width before the frame is painted', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const { notify } = stubObserver();
  render(<Measured />);
  expect(width).not.toHaveBeenCalled();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // `act` would also run a render that is one frame late, so the test doesn't use it.
  notify();
  expect(screen.getByText('640 px')).toBeDefined();
});

it('useWidth measures immediately if ResizeObserver isn’t available', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  render(<Measured />);
  expect(screen.getByText('640 px')).toBeDefined();
});

it('useWidth returns the new width after the element is resized', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const { notify, disconnect } = stubObserver();
  const { unmount } = render(<Measured />);
  act(notify);
  expect(screen.getByText('640 px')).toBeDefined();
  width.mockReturnValue(320);
  act(notify);
  expect(screen.getByText('320 px')).toBeDefined();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
});
