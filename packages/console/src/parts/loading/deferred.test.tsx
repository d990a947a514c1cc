// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { success, testConsole } from '#app/testing.ts';
import { waitFor, inStore } from '#app/testingReact.tsx';
import { toastsAtom } from '#data/page/toasts.ts';
import { initialLanguageAtom } from '#i18n/atoms.ts';
import { Catalog, type LoadMessages } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { deferred, deferredDialog, useDialogTrigger } from './deferred.tsx';

const Part = ({ name }: { readonly name: string }) => <p>Part {name}</p>;
const loader = () => vi.fn<() => Promise<typeof Part>>(async () => Part);
const offline = new Error('offline');

async function show(content: ReactNode, catalog?: Catalog) {
  const { store, pageLoader } = testConsole(() => success(null), catalog && { catalog });
  const { rerender, unmount } = render(inStore(store, content));
  return {
    store,
    pageLoader,
    unmount,
    rerender: (children: ReactNode) => rerender(inStore(store, children)),
    toasts: () => store.get(toastsAtom).getSnapshot(),
  };
}

it('a deferred part is fetched once and shown immediately the next time', async () => {
  const load = loader();
  const Deferred = deferred(load, { loading: 'Loading' });
  const { unmount } = await show(<Deferred name="one" />);
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('Part one');
  unmount();
  await show(<Deferred name="two" />);
  expect(screen.getByText('Part two')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('a deferred part is fetched again on retry', async () => {
  const load = loader().mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  const Deferred = deferred(load);
  Deferred.preload();
  await show(<Deferred name="one" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Part one')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('a deferred part is fetched automatically when the connection returns', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = loader().mockRejectedValueOnce(gone);
  const Deferred = deferred(load);
  await show(<Deferred name="one" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Check your internet connection');
  expect(load).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Part one')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it('a deferred part is fetched until the returned connection works', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = loader().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const Deferred = deferred(load, { loading: 'Loading' });
  await show(<Deferred name="one" />);
  await screen.findByRole('alert');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await passSeconds(1);
  expect(screen.getByText('Loading')).toBeTruthy();
  await passSeconds(1);
  expect(await screen.findByText('Part one')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

it('a missing file of a deferred part is reported after the connection returns', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = loader().mockRejectedValue(gone);
  await show(createElement(deferred(load), { name: 'one' }));
  await screen.findByRole('alert');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await passSeconds(3);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});

it('a dialog that couldn’t be fetched is fetched again when it’s reopened', async () => {
  const load = loader().mockRejectedValueOnce(offline);
  const Dialog = deferredDialog(load);
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const dialog = (isOpen: boolean) => <Dialog name="one" isOpen={isOpen} onOpenChange={onOpenChange} />;
  const { toasts, rerender } = await show(dialog(true));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]?.action).toBeUndefined();
  rerender(dialog(true));
  rerender(dialog(false));
  expect(load).toHaveBeenCalledOnce();
  rerender(dialog(true));
  await screen.findByText('Part one');
  expect(toasts()).toHaveLength(1);
});

it('a dialog whose file is missing after a deployment offers a reload', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const Dialog = deferredDialog(loader().mockRejectedValue(gone));
  const onClose = vi.fn<() => void>();
  const { toasts, pageLoader } = await show(<Dialog name="one" onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts()[0]?.description).toMatch(/new version/);
  toasts()[0]?.action?.onPress();
  expect(pageLoader.reload).toHaveBeenCalledOnce();
});

it('a dialog offers no reload while offline', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Dialog = deferredDialog(loader().mockRejectedValue(gone));
  const onClose = vi.fn<() => void>();
  const { toasts } = await show(<Dialog name="one" onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts()[0]?.description).toMatch(/Check your internet connection/);
  expect(toasts()[0]?.action).toBeUndefined();
});

it('a dialog that crashes shows a toast on the unchanged screen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken: ComponentType = () => {
    throw new Error('broken');
  };
  const Dialog = deferredDialog(async () => Broken, { failedTitle: 'common.verificationFailed' });
  const onClose = vi.fn<() => void>();
  const { toasts } = await show(
    <>
      <p>Screen</p>
      <Dialog onClose={onClose} />
    </>,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  // The title "Nothing was submitted" isn't used, because the open dialog may have sent a request.
  expect(toasts().map(({ title }) => title)).toEqual(['This couldn’t be loaded']);
  expect(screen.getByText('Screen')).toBeTruthy();
});

it('an open dialog shows a general error if a new language can’t be loaded', async () => {
  const Dialog = deferredDialog(loader(), { failedTitle: 'common.verificationFailed' });
  const onClose = vi.fn<() => void>();
  const load = vi.fn<LoadMessages>(loadMessages);
  const catalog = new Catalog({ load });
  await catalog.load('en-US', ['start', 'rest']);
  await catalog.load('zh-CN', ['start']);
  const { store, toasts } = await show(<Dialog name="one" onClose={onClose} />, catalog);
  await screen.findByText('Part one');
  load.mockRejectedValue(offline);
  act(() => store.set(initialLanguageAtom, 'zh-CN'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(toasts().map(({ title }) => title)).toEqual(['加载失败']);
});

it('a dialog is fetched when its button gets the focus and opened on press', async () => {
  const load = loader();
  const Dialog = deferredDialog(load);
  function Opener() {
    const { dialog, trigger } = useDialogTrigger(Dialog);
    return (
      <>
        <button onFocus={trigger.onFocus} onClick={trigger.onPress} aria-expanded={trigger['aria-expanded']}>
          Open
        </button>
        <Dialog {...dialog} name="one" />
      </>
    );
  }
  await show(<Opener />);
  const button = screen.getByRole('button', { name: 'Open', expanded: false });
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(button);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('Part one')).toBeNull();
  fireEvent.click(button);
  await screen.findByText('Part one');
  expect(screen.getByRole('button', { name: 'Open', expanded: true })).toBeTruthy();
});
