// @vitest-environment jsdom
import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { ApiError } from '#api/errors.ts';
import { testConsole } from '#app/testing.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { createErrorToasts } from '#app/errorReactions.ts';
import { MessagesError, OfflineError } from '#lib/browser/chunkError.ts';
import { QueryView } from './QueryView.tsx';

const failure = new ApiError('server', { msg: 'The service is busy' });
const another = new ApiError('network');

function show(data: string | undefined, error: Error = failure) {
  const queue = createToastQueue();
  const toasts = createErrorToasts(queue);
  const { store, pageLoader } = testConsole(() => new Response());
  store.set(errorToastsAtom, { report: () => undefined, dismiss: toasts.dismiss });
  toasts.show({ title: 'The service is busy' }, failure);
  toasts.show({ title: 'No connection' }, another);
  const query = { data, error, isPending: false, refetch: () => undefined };
  render(
    inStore(
      store,
      <QueryView query={query} loading="Loading" failedTitle="Payments could not be loaded">
        {(shown) => shown}
      </QueryView>,
    ),
  );
  return { toasts: queue.getSnapshot().map(({ title }) => title), pageLoader };
}

describe('a failed part of a screen', () => {
  it('closes the toast of the error that it shows', () => {
    expect(show(undefined).toasts).toEqual(['No connection']);
    expect(screen.getByRole('alert').textContent).toContain('The service is busy');
  });

  it('keeps the toast of a failed refresh while it still shows data', () => {
    expect(show('128 payments').toasts).toEqual(['The service is busy', 'No connection']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a reload if its code is missing after a deployment', () => {
    const { pageLoader } = show(undefined, new MessagesError('No messages for swap in en-US'));
    expect(screen.getByRole('alert').textContent).toContain('A new version of the console may be available.');
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(pageLoader.reload).toHaveBeenCalledOnce();
  });

  it('offers no reload while offline', () => {
    show(undefined, new OfflineError('No messages for swap in en-US'));
    expect(screen.getByRole('alert').textContent).toContain('Check your internet connection');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});
