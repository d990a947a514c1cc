// @vitest-environment jsdom
import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { success, testConsole } from './testing.ts';
import { waitFor } from './testingReact.tsx';

const load = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('./Toasts.tsx', () => ({
  get Toasts() {
    return load();
  },
}));

const offline = () => {
  throw new Error('offline');
};

/** Another file may have loaded the real one. */
vi.resetModules();
const { DeferredToasts } = await import('./DeferredToasts.tsx');

test('what could not be fetched is asked again at signs and toasts, and reported once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const queue = createToastQueue();
  load.mockImplementationOnce(offline).mockImplementationOnce(offline);
  load.mockReturnValue(() => <p>Toasts</p>);
  render(
    <Provider store={testConsole(() => success(null)).store}>
      <DeferredToasts queue={queue} />
    </Provider>,
  );
  fireEvent.pointerMove(window);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  fireEvent.pointerMove(window);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  act(() => void queue.add({ tone: 'critical', title: 'Failed' }));
  expect(await screen.findByText('Toasts')).toBeTruthy();
  expect(logged).toHaveBeenCalledOnce();
});
