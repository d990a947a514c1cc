// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Ticker } from './Ticker.tsx';

it('Ticker keeps its item while it has the pointer or the focus', () => {
  vi.useFakeTimers();
  render(<Ticker items={['First', 'Second'].map((label) => ({ id: label, label }))} pause={1000} />);
  const region = screen.getByRole('region');
  const shown = () => {
    act(() => void vi.advanceTimersByTime(1000));
    return region.textContent;
  };
  expect([shown(), shown()]).toEqual(['Second', 'First']);
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  expect(shown()).toBe('First');
  act(() => screen.getByRole('button', { name: 'Next announcement' }).focus());
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  expect(shown()).toBe('First');
  act(() => screen.getByRole('button', { name: 'Next announcement' }).blur());
  expect(shown()).toBe('Second');
});
