// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFocusBack } from './useFocusBack.ts';

function buttonNamed(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  return button;
}

test('what opened something has the focus again, whatever had it in between', async () => {
  const opener = buttonNamed('Rotate');
  const inside = buttonNamed('Done');
  opener.focus();
  const { rerender } = renderHook(({ isOpen }) => useFocusBack(isOpen), { initialProps: { isOpen: false } });
  rerender({ isOpen: true });
  inside.focus();
  inside.remove();
  rerender({ isOpen: false });
  await waitFor(() => expect(opener).toBe(document.activeElement));
});

afterEach(() => vi.useRealTimers());

test('what is gone, or never had the focus, is not asked for', () => {
  vi.useFakeTimers();
  const opener = buttonNamed('End now');
  const other = buttonNamed('Rotate');
  opener.focus();
  const { rerender } = renderHook(({ isOpen }) => useFocusBack(isOpen), { initialProps: { isOpen: false } });
  rerender({ isOpen: true });
  opener.remove();
  other.focus();
  rerender({ isOpen: false });
  // The overlay's own way back ends in the next frame; the hook comes after it.
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  expect(other).toBe(document.activeElement);
});

test('where what opened it is gone, the first button of its place has the focus', async () => {
  const container = document.createElement('div');
  const opener = buttonNamed('End now');
  const rest = buttonNamed('Rotate secret');
  container.append(opener, rest);
  document.body.append(container);
  opener.focus();
  const { rerender } = renderHook(({ isOpen }) => useFocusBack(isOpen, { current: container }), {
    initialProps: { isOpen: false },
  });
  rerender({ isOpen: true });
  opener.remove();
  rerender({ isOpen: false });
  await waitFor(() => expect(rest).toBe(document.activeElement));
});
