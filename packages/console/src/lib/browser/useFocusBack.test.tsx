// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusBack } from './useFocusBack.ts';

function buttonNamed(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  return button;
}

test('the element that opened a dialog gets the focus back when the dialog closes', async () => {
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

test('the focus stays on another element if the opening element is gone', () => {
  vi.useFakeTimers();
  const opener = buttonNamed('End now');
  const other = buttonNamed('Rotate');
  opener.focus();
  const { rerender } = renderHook(({ isOpen }) => useFocusBack(isOpen), { initialProps: { isOpen: false } });
  rerender({ isOpen: true });
  opener.remove();
  other.focus();
  rerender({ isOpen: false });
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame();
  expect(other).toBe(document.activeElement);
});

test('the first button of the container gets the focus if the opening element is gone', async () => {
  const container = document.createElement('div');
  const opener = buttonNamed('End now');
  const rest = buttonNamed('Rotate secret key');
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
