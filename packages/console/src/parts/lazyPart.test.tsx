// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { fullCatalog, success, testConsole } from '#app/testing.ts';
import { act, renderHook, waitFor, within } from '#app/testingReact.tsx';
import { toastsAtom } from '#data/toasts.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { LazyDialog } from './LazyPart.tsx';
import { lazyPart, useLazyPart } from './lazyPart.ts';

const Part = () => null;
const setUp = () => testConsole(() => success(null)).store;

it('fetches a part once, and has it at once the next time', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Part);
  const part = lazyPart(load);
  const store = setUp();
  const first = renderHook(() => useLazyPart(part), within(store));
  expect(first.result.current).toMatchObject({ data: undefined, isPending: true });
  await waitFor(() => expect(first.result.current.data).toBe(Part));
  expect(renderHook(() => useLazyPart(part), within(store)).result.current.data).toBe(Part);
  expect(load).toHaveBeenCalledOnce();
});

it('says that it failed, and fetches it again when asked to', async () => {
  const failure = new Error('offline');
  const load = vi.fn<() => Promise<ComponentType>>(async () => Part).mockRejectedValueOnce(failure);
  const part = lazyPart(load);
  part.preload();
  load.mockRejectedValueOnce(failure);
  const { result } = renderHook(() => useLazyPart(part), within(setUp()));
  await waitFor(() => expect(result.current).toMatchObject({ error: failure, isPending: false }));
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current).toMatchObject({ data: Part, error: undefined }));
});

/** A dialog whose file can't be had. */
async function openMissing(reason: Error) {
  const { store, pageLoader } = testConsole(() => success(null), { catalog: await fullCatalog() });
  const onClose = vi.fn<() => void>();
  const part = lazyPart<{ onClose: () => void }>(() => Promise.reject(reason));
  render(
    <Provider store={store}>
      <I18nProvider>
        <LazyDialog part={part} props={{ onClose }} />
      </I18nProvider>
    </Provider>,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  return { pageLoader, toasts: store.get(toastsAtom).getSnapshot() };
}

it('closes a dialog that cannot be fetched, with a toast', async () => {
  const { toasts } = await openMissing(new Error('broken'));
  expect(toasts).toHaveLength(1);
  expect(toasts[0]?.action).toBeUndefined();
});

it('offers a reload where the file of a dialog is gone with a new version', async () => {
  const { toasts, pageLoader } = await openMissing(
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
  );
  expect(toasts[0]?.description).toMatch(/new version/);
  toasts[0]?.action?.onPress();
  expect(pageLoader.reload).toHaveBeenCalledOnce();
});
