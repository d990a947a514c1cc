// @vitest-environment jsdom
import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { success, testConsole } from './testing.ts';
import { waitFor } from './testingReact.tsx';
import { DeferredToasts } from './DeferredToasts.tsx';

const load = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('./Toasts.tsx', () => ({
  get Toasts() {
    return load();
  },
}));

test('what could not be fetched is fetched again for the first toast, and without a sign', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const queue = createToastQueue();
  load.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  load.mockReturnValue(() => <p>Toasts</p>);
  render(
    <Provider store={testConsole(() => success(null)).store}>
      <DeferredToasts queue={queue} />
    </Provider>,
  );
  fireEvent.pointerMove(window);
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  act(() => void queue.add({ tone: 'critical', title: 'Failed' }));
  expect(await screen.findByText('Toasts')).toBeTruthy();
});
