// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWidth } from './useWidth.ts';

afterEach(() => vi.restoreAllMocks());

const widths: number[] = [];
function Measured() {
  const { ref, width } = useWidth<HTMLDivElement>();
  widths.push(width);
  return <div ref={ref}>{width} px</div>;
}

it('knows the width before the first paint', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  render(<Measured />);
  expect(screen.getByText('640 px')).toBeDefined();
  expect(widths).toEqual([0, 640]);
});

it('follows its element', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  let notify: (() => void) | undefined;
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(handler: () => void) {
        notify = handler;
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
  const { unmount } = render(<Measured />);
  width.mockReturnValue(320);
  act(() => notify?.());
  expect(screen.getByText('320 px')).toBeDefined();
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
