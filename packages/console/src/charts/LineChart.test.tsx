// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as css from './chart.css.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { LineChart, useWidth } from './LineChart.tsx';
import type { Series } from './series.ts';

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

it.each([true, false])(
  'LineChart draws a dotted line only to an unfinished last point: %s',
  (isUnfinished) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
    const points = ['a', 'b', 'c'].map((id) => ({
      id,
      label: id,
      tick: id,
      isUnfinished: isUnfinished && id === 'c',
    }));
    const series: Series[] = [{ id: 'paid', label: 'Paid', values: [3, 4, 1], tone: 'first', line: 'solid' }];
    render(
      <>
        <ChartLegend
          series={series}
          valueOf={() => '8'}
          unfinished={isUnfinished ? 'Today so far' : undefined}
        />
        <LineChart label="Payments" points={points} series={series} formatValue={String} height={200} />
      </>,
    );
    const drawing = screen.getByRole('slider').parentElement?.querySelectorAll(`.${css.unfinishedLine}`);
    expect(drawing).toHaveLength(isUnfinished ? 1 : 0);
    expect(screen.queryByText('Today so far') !== null).toBe(isUnfinished);
  },
);

it('LineChart shows exact amounts in the tooltip and to screen readers', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const series: Series[] = [
    { id: 'paid', label: 'Paid', values: [0.9], texts: ['0.900000'], tone: 'first', line: 'solid' },
  ];
  const points = [{ id: 'a', label: 'Monday', tick: 'a' }];
  render(<LineChart label="Payments" points={points} series={series} formatValue={String} height={200} />);
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('Monday: Paid 0.900000');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(screen.getByText('0.900000')).toBeDefined();
});
