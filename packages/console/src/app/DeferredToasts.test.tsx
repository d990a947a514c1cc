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

const movePointer = (movementX: number) => fireEvent(window, new MouseEvent('pointermove', { movementX }));

/** Another test file in this worker may have loaded `DeferredToasts` without the mock of `Toasts`. */
vi.resetModules();
const { DeferredToasts } = await import('./DeferredToasts.tsx');

test('a failed download of the toast code is reported only once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const queue = createToastQueue();
  load.mockImplementationOnce(offline).mockImplementationOnce(offline);
  load.mockReturnValue(() => <p>Toasts</p>);
  render(
    <Provider store={testConsole(() => success(null)).store}>
      <DeferredToasts queue={queue} />
    </Provider>,
  );
  movePointer(0);
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  movePointer(1);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await act(async () => undefined);
  movePointer(1);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  act(() => void queue.add({ tone: 'critical', title: 'Failed' }));
  expect(await screen.findByText('Toasts')).toBeTruthy();
  expect(logged).toHaveBeenCalledOnce();
});
